"""What is locked looks as each of the three states of the entitlement demands, and nothing in the page changes it."""

from lab import Bench, Lab

LOCKED_LAB = '[data-lab="two-qubit-bench"]'


class Undetermined(Lab):
    page_name = "lab-undetermined.html"

    def test_the_lock_is_silent(self):
        lab = self.page.locator(LOCKED_LAB)
        self.assertEqual(lab.locator(".lock").count(), 1)
        self.assertEqual(lab.locator("a, button").count(), 0, "it leads nowhere")
        self.assertEqual(self.page.locator(".button-upgrade").count(), 0, "no upgrade is shown")
        self.page.evaluate("location.hash = '/two-qubit-bench'")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.page.locator(".level").count(), 0)
        self.page.evaluate("location.hash = ''")
        self.shot("library-undetermined")

    def test_classroom_demonstration_opens_it(self):
        self.page.click(".icon-settings")
        self.page.click('input[name="demonstration"]')
        self.assertEqual(self.page.locator(".badge").count(), 1)
        self.page.click(LOCKED_LAB)
        self.page.wait_for_selector(".level")


class NotOwned(Lab):
    page_name = "lab-not-owned.html"

    def test_the_lock_offers_the_upgrade(self):
        self.page.locator(LOCKED_LAB).locator(".button-upgrade").click()
        self.assertTrue(self.page.locator("dialog[open]").is_visible())
        self.shot("library-not-owned")

    def test_nothing_in_the_page_opens_it(self):
        page = (Bench.folder / self.page_name).as_uri()
        self.page.goto(page + "?entitlement=owned&qubitlab-entitlement=owned#/two-qubit-bench")
        self.page.wait_for_selector("html[data-ready]")
        self.assertEqual(self.page.locator(".level").count(), 0)
        for key in ("entitlement", "qubitlab.entitlement", "isOwned"):
            self.page.evaluate("k => localStorage.setItem(k, 'owned')", key)
        self.page.evaluate("localStorage.setItem('qubitlab.settings', '{\"entitlement\": \"owned\", \"isOwned\": true}')")
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]")
        self.assertEqual(self.page.locator(".level").count(), 0)


class Owned(Lab):
    def test_everything_is_open(self):
        self.assertEqual(self.page.locator(".lock").count(), 0)
        self.shot("library-owned")
        self.page.click(LOCKED_LAB)
        self.page.wait_for_selector(".level")
