"""Takes pictures of the page for the README.

Usage: python3 pictures.py LAB.html FOLDER
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright


def main(page_file, folder):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1240, "height": 760}, color_scheme="light", reduced_motion="reduce")
        page.goto(Path(page_file).resolve().as_uri() + "#/two-qubit-bench")
        page.wait_for_selector("html[data-ready] .level")
        for tool, wires in (("H", [1]), ("T", [1]), ("CX", [1, 0])):
            page.click(f'.tool[data-gate="{tool}"]')
            for wire in wires:
                slot = page.locator(f'.slot[data-qubit="{wire}"]').last
                if slot.count():
                    slot.click()
        page.mouse.move(5, 5)
        page.wait_for_timeout(300)
        page.screenshot(path=str(Path(folder) / "lab.png"))

        phone = browser.new_page(
            viewport={"width": 390, "height": 780}, color_scheme="dark", reduced_motion="reduce", has_touch=True, is_mobile=True)
        phone.goto(Path(page_file).resolve().as_uri() + "#/lie-on-the-equator")
        phone.wait_for_selector("html[data-ready] .level")
        phone.tap('.tool[data-gate="H"]')
        phone.tap(".slot")
        phone.wait_for_selector(".verdict:not([hidden])")
        phone.screenshot(path=str(Path(folder) / "phone.png"))
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
