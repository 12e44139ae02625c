"""Writes the project's own signed tokens: kinds of case that the shared fixtures do not have.

Run with the Python package `cryptography`; every run writes the same bytes.  A case is its name, its expected
reason ("" for a token that must be accepted) and a token.
"""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "kit"))

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography import x509

import jws
import pki
from pki import Chain, Identity

BUNDLE = "com.example.qubitlab"
ROOT_A = (HERE.parent / "jws/certs/root-a.der").read_bytes()
SIGNED = pki.millis("2026-01-15T08:00:05")

root = pki.root("own root")
other_root = pki.root("own other root")
middle = pki.intermediate("own intermediate", root)
other_middle = pki.intermediate("own other intermediate", other_root)
leaf = pki.leaf("own leaf", middle)
CHAIN = Chain(leaf, middle, root)

PAYLOAD = {
    "transactionId": "1", "bundleId": BUNDLE, "productId": "com.example.qubitlab.masterpass",
    "type": "Non-Consumable", "inAppOwnershipType": "PURCHASED", "signedDate": SIGNED, "environment": "Sandbox",
}
TEXT = jws.dump(PAYLOAD).decode()
HEAD = jws.dump(jws.header(CHAIN)).decode()
TOKEN = jws.sign(CHAIN, PAYLOAD)
CASES: list[dict] = []


def case(name: str, reason: str, token: str | bytes, *, root_file="root.der", environment="Sandbox", fields=None):
    data = token if isinstance(token, bytes) else token.encode()
    (HERE / "tokens").mkdir(exist_ok=True)
    (HERE / "tokens" / f"{name}.jws").write_bytes(data)
    CASES.append({"id": name, "file": f"tokens/{name}.jws", "root": root_file, "bundleId": BUNDLE,
                  "environment": environment, "expect": "reject" if reason else "accept",
                  "reason": reason or None, "fields": fields or {}})


def claims(name: str, reason: str, **changes):
    environment = changes.pop("policy", "Sandbox")
    payload = {k: v for k, v in (PAYLOAD | changes).items() if v is not Ellipsis}
    case(name, reason, jws.sign(CHAIN, payload), environment=environment)


def text(name: str, reason: str, body: str | bytes):
    """A payload as it is written."""
    case(name, reason, jws.sign(CHAIN, body if isinstance(body, bytes) else body.encode()))


def head(name: str, reason: str, header: dict | str | bytes):
    data = header if isinstance(header, bytes) else header.encode() if isinstance(header, str) else jws.dump(header)
    case(name, reason, jws.sign(CHAIN, PAYLOAD, head=data))


def x5c(name: str, reason: str, *entries):
    head(name, reason, {"alg": "ES256", "x5c": list(entries)})


def chain(name: str, reason: str, leaf: Identity, middle=middle, root=root, payload=PAYLOAD, signer=None):
    case(name, reason, jws.sign(Chain(leaf, middle, root), payload, signer=signer))


def length(size: int) -> bytes:
    if size < 0x80:
        return bytes([size])
    digits = size.to_bytes((size.bit_length() + 7) // 8)
    return bytes([0x80 | len(digits)]) + digits


def tlv(tag: int, body: bytes) -> bytes:
    return bytes([tag]) + length(len(body)) + body


class Patched:
    """A certificate whose signed part was changed and signed again, for what no builder will build."""

    def __init__(self, identity: Identity, issuer: Identity, old: bytes, new: bytes):
        signed = identity.certificate.tbs_certificate_bytes
        assert signed.count(old) == 1, signed.count(old)
        signed = signed.replace(old, new)
        signature = issuer.private_key.sign(signed, ec.ECDSA(hashes.SHA384(), deterministic_signing=True))
        algorithm = bytes.fromhex("300a06082a8648ce3d040303")
        self.der = tlv(0x30, signed + algorithm + tlv(0x03, b"\0" + signature))
        self.private_key = identity.private_key


def build(label: str, private, issuer: Identity, *extensions, digest=hashes.SHA384(), subject="Own Leaf"):
    """A leaf with exactly these extensions."""
    builder = (x509.CertificateBuilder()
               .subject_name(x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, subject)]))
               .issuer_name(issuer.certificate.subject).public_key(private.public_key())
               .serial_number(int.from_bytes(label.encode()[:8]) | 1)
               .not_valid_before(pki.day("2025-09-19")).not_valid_after(pki.day("2027-10-13")))
    for extension, critical in extensions:
        builder = builder.add_extension(extension, critical=critical)
    signs = isinstance(issuer.private_key, ec.EllipticCurvePrivateKey)
    return Identity(builder.sign(issuer.private_key, digest, **({"ecdsa_deterministic": True} if signs else {})), private)


def marker(oid=pki.LEAF_MARKER):
    return (x509.UnrecognizedExtension(oid, pki.DER_NULL), False)


def identifiers(private, issuer):
    return ((x509.SubjectKeyIdentifier.from_public_key(private.public_key()), False),
            (x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer.private_key.public_key()), False))


def usage(**on):
    names = ["digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
             "key_cert_sign", "crl_sign", "encipher_only", "decipher_only"]
    return (x509.KeyUsage(**{name: on.get(name, False) for name in names}), True)


END = (x509.BasicConstraints(ca=False, path_length=None), True)


def accepted():
    case("ok-plain", "", TOKEN)
    leaf_end = pki.millis("2027-10-13")
    claims("ok-signed-at-not-after", "", signedDate=leaf_end)
    text("ok-date-with-exponent", "", TEXT.replace(str(SIGNED), "1.768464005e12"))
    text("ok-date-with-plus-exponent", "", TEXT.replace(str(SIGNED), "1768464005E+3"))
    text("ok-space-everywhere", "", " \n\r\t{ " + TEXT[1:-1].replace('":', '" : ').replace(',"', ' ,\n "') + " } \n")
    text("ok-escaped-key", "", TEXT.replace('"productId"', '"\\u0070roduct\\u0049d"'))
    text("ok-escaped-slash", "", TEXT.replace("Non-Consumable", "Non\\u002dConsumable"))
    text("ok-surrogate-pair", "", TEXT[:-1] + ',"note":"\\ud83d\\ude00"}')
    text("ok-non-ascii-member", "", TEXT[:-1] + ',"préférence":"日本"}')
    text("ok-keys-that-look-alike", "", TEXT[:-1] + ',"\u00e9":1,"e\u0301":2}')
    text("ok-escaped-nul", "", TEXT[:-1] + ',"note":"\\u0000"}')
    text("ok-huge-unknown-number", "", TEXT[:-1] + ',"future":1e400}')
    text("ok-many-digits", "", TEXT[:-1] + f',"future":{"9" * 400}}}')
    text("ok-nested", "", TEXT[:-1] + ',"future":' + "[" * 60 + "]" * 60 + "}")
    text("ok-empty-key", "", TEXT[:-1] + ',"":0}')
    text("ok-delete-character", "", TEXT[:-1] + ',"note":"\x7f"}')
    claims("ok-no-type", "", type=...)
    claims("ok-type-null", "", type=None)
    claims("ok-type-from-the-future", "", type="Lifetime")
    claims("ok-consumable", "", type="Consumable")
    claims("ok-foreign-product", "", productId="com.example.qubitlab.tip")
    claims("ok-ownership-from-the-future", "", inAppOwnershipType="LENT")
    claims("ok-ownership-number", "", inAppOwnershipType=3)
    claims("ok-revocation-null", "", revocationDate=None)
    claims("ok-revocation-zero", "", revocationDate=0)
    claims("ok-revocation-negative", "", revocationDate=-1)
    claims("ok-revocation-fraction", "", revocationDate=1772366400000.25)
    claims("ok-revocation-reason-text", "", revocationDate=1, revocationReason="1")
    claims("ok-revocation-type-unknown", "", revocationDate=1, revocationType="GIFT_RETURNED")
    claims("ok-price-text", "", price="14990")
    claims("ok-price-beyond-64-bits", "", price=2 ** 63)
    claims("ok-price-negative", "", price=-1)
    claims("ok-expires-in-the-past", "", expiresDate=1)
    claims("ok-production", "", environment="Production", policy="Production")
    claims("ok-local-testing-asked-for", "", environment="LocalTesting", policy="LocalTesting")
    head("ok-header-more-members", "", jws.header(CHAIN, typ="JWT", kid="1", cty="json"))
    head("ok-header-b64-true", "", jws.header(CHAIN, b64=True))
    head("ok-header-foreign-keys", "", jws.header(CHAIN, jku="https://example.com/k", x5u="https://example.com/c",
                                                    jwk={"kty": "EC", "crv": "P-256", "x": "AA", "y": "AA"}))
    head("ok-header-order", "", '{"x5c":' + json.dumps(jws.header(CHAIN)["x5c"]) + ' , "alg" : "\\u0045S256"}')
    case("ok-low-s", "", jws.sign(CHAIN, PAYLOAD, change=jws.low_s))
    case("ok-other-root", "", jws.sign(Chain(pki.leaf("l2", other_middle), other_middle, other_root), PAYLOAD),
         root_file="other-root.der")
    case("ok-root-in-pem", "", TOKEN, root_file="root.pem")
    old = pki.intermediate("own old intermediate", root, not_before="2021-03-17", not_after="2023-01-01")
    chain("ok-intermediate-ended-since", "", pki.leaf("own old leaf", old, not_before="2021-09-19",
          not_after="2023-10-13"), old, payload=PAYLOAD | {"signedDate": pki.millis("2022-06-01")})
    free = pki.key("own unrestricted", ec.SECP256R1())
    chain("ok-leaf-without-key-usage", "", build("nokeyuse", free, middle, END, *identifiers(free, middle), marker()))
    chain("ok-leaf-two-markers", "", pki.leaf("own two markers", middle,
                                              markers=(pki.LEAF_MARKER, pki.INTERMEDIATE_MARKER)))
    room = 65536 - len(TOKEN)
    for extra in range(room * 3 // 4 + 8, 0, -1):
        token = jws.sign(CHAIN, TEXT[:-1].encode() + b',"pad":"' + b"x" * (extra - 10) + b'"}')
        if len(token) <= 65536:
            case("ok-as-long-as-allowed", "", token)
            assert len(token) > 65530, len(token)
            case("one-too-long", "too-large", jws.sign(
                CHAIN, TEXT[:-1].encode() + b',"pad":"' + b"x" * (extra - 4) + b'"}'))
            break


def signatures():
    signed, raw = TOKEN.rsplit(".", 1)[0], jws.es256(leaf, TOKEN.rsplit(".", 1)[0].encode())
    r, s, n = raw[:32], raw[32:], pki.P256_ORDER.to_bytes(32)
    with_signature = lambda data: f"{signed}.{jws.b64url(data)}"
    case("sig-der", "signature-length", with_signature(jws.to_der(raw)))
    case("sig-empty", "signature-length", with_signature(b""))
    case("sig-swapped", "signature-mismatch", with_signature(s + r))
    case("sig-r-zero", "signature-range", with_signature(bytes(32) + s))
    case("sig-r-order", "signature-range", with_signature(n + s))
    case("sig-all-ones", "signature-range", with_signature(b"\xff" * 64))
    case("sig-one-one", "signature-mismatch", with_signature((1).to_bytes(32) + (1).to_bytes(32)))
    case("sig-twice", "signature-length", with_signature(raw + raw))
    flipped = bytearray(raw)
    flipped[63] ^= 1
    case("sig-one-bit", "signature-mismatch", with_signature(bytes(flipped)))
    a, b = decode_dss_signature(leaf.private_key.sign(signed.encode(), ec.ECDSA(hashes.SHA384(),
                                                                               deterministic_signing=True)))
    case("sig-sha384", "signature-mismatch", with_signature(a.to_bytes(32) + b.to_bytes(32)))
    body = signed.split(".")[1]
    case("sig-over-payload-alone", "signature-mismatch", with_signature(jws.es256(leaf, body.encode())))
    case("sig-of-another-token", "signature-mismatch",
         with_signature(jws.es256(leaf, jws.sign(CHAIN, PAYLOAD | {"transactionId": "2"}).rsplit(".", 1)[0].encode())))
    case("sig-by-intermediate", "signature-mismatch", jws.sign(CHAIN, PAYLOAD, signer=other(leaf)))


def other(identity: Identity) -> Identity:
    return Identity(identity.certificate, pki.key("somebody else", ec.SECP256R1()))


def algorithms():
    for name, value in {"number": 256, "null": None, "es384": "ES384", "es256k": "ES256K", "rs256": "RS256",
                        "ps256": "PS256", "eddsa": "EdDSA", "list": ["ES256"], "nul": "ES256\0", "space": "ES256 ",
                        "empty": "", "object": {"name": "ES256"}, "true": True}.items():
        head(f"alg-{name}", "algorithm", jws.header(CHAIN, alg=value))
    certificates = json.dumps(jws.header(CHAIN)["x5c"])
    head("alg-key-in-capitals", "algorithm", f'{{"ALG":"ES256","x5c":{certificates}}}')
    head("alg-twice-one-escaped", "header-json-duplicate-key", HEAD[:-1] + ',"\\u0061lg":"ES256"}')
    head("x5c-twice", "header-json-duplicate-key", HEAD[:-1] + f',"x5c":{certificates}}}')
    head("header-nested-duplicate", "header-json-duplicate-key", HEAD[:-1] + ',"note":{"a":1,"a":1}}')
    head("crit-empty", "header-extension", jws.header(CHAIN, crit=[]))
    head("crit-null", "header-extension", jws.header(CHAIN, crit=None))
    head("crit-exp", "header-extension", jws.header(CHAIN, crit=["exp"], exp=1))
    head("b64-null", "header-extension", jws.header(CHAIN, b64=None))
    head("b64-zero", "header-extension", jws.header(CHAIN, b64=0))
    head("header-empty", "header-json-truncated", b"")
    head("header-no-members", "algorithm", {})
    head("header-null", "header-not-an-object", "null")
    head("header-text", "header-not-an-object", '"ES256"')
    head("header-byte-order-mark", "header-json-unexpected-byte", b"\xef\xbb\xbf" + HEAD.encode())
    head("header-utf16", "header-json-unexpected-byte", HEAD.encode("utf-16"))
    head("header-trailing-nul", "header-json-trailing-text", HEAD + "\0")
    head("header-trailing-comma", "header-json-unexpected-byte", HEAD[:-1] + ",}")


def certificates():
    a, b, c = (jws.b64(der) for der in CHAIN.ders())
    x5c("x5c-four", "certificate-count", a, b, c, c)
    x5c("x5c-null-entry", "certificate-count", a, b, None)
    x5c("x5c-nested", "certificate-count", [a, b, c])
    head("x5c-text", "certificate-count", {"alg": "ES256", "x5c": a})
    head("x5c-object", "certificate-count", {"alg": "ES256", "x5c": {"0": a, "1": b, "2": c}})
    head("x5c-missing", "certificate-count", {"alg": "ES256"})
    head("x5c-null", "certificate-count", {"alg": "ES256", "x5c": None})
    head("x5c-named-otherwise", "certificate-count", {"alg": "ES256", "X5C": [a, b, c]})
    x5c("x5c-empty-text", "leaf-malformed", "", b, c)
    der = leaf.der + b"\0"
    x5c("x5c-trailing-byte", "leaf-malformed", jws.b64(der), b, c)
    x5c("x5c-two-in-one", "leaf-malformed", jws.b64(leaf.der + middle.der), b, c)
    x5c("x5c-cut-short", "leaf-malformed", jws.b64(leaf.der[:-1]), b, c)
    x5c("x5c-middle-trailing-byte", "intermediate-malformed", a, jws.b64(middle.der + b"\0"), c)
    x5c("x5c-middle-not-der", "intermediate-malformed", a, jws.b64(b"not a certificate"), c)
    x5c("x5c-long-form-length", "leaf-malformed",
        jws.b64(b"\x30\x83\x00" + leaf.der[2:4] + leaf.der[4:]), b, c)
    x5c("x5c-indefinite-length", "leaf-malformed", jws.b64(b"\x30\x80" + leaf.der[4:] + b"\0\0"), b, c)
    pem = leaf.certificate.public_bytes(serialization.Encoding.PEM).decode()
    x5c("x5c-pem", "leaf-encoding", pem, b, c)
    x5c("x5c-key-not-certificate", "leaf-malformed", jws.b64(leaf.private_key.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)), b, c)
    padded = next(i for i in (leaf, middle) if len(i.der) % 3)
    places = [a, b, c]
    where = 0 if padded is leaf else 1
    role = ["leaf", "intermediate"][where]
    places[where] = jws.b64(padded.der).rstrip("=")
    x5c("x5c-no-padding", f"{role}-encoding", *places)
    places[where] = jws.b64(padded.der) + "="
    x5c("x5c-too-much-padding", f"{role}-encoding", *places)
    good = jws.b64(padded.der)
    at = len(good.rstrip("=")) - 1
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    places[where] = good[:at] + alphabet[alphabet.index(good[at]) + 1] + good[at + 1:]
    x5c("x5c-trailing-bits", f"{role}-encoding", *places)
    x5c("x5c-space-around", "leaf-encoding", " " + a, b, c)
    x5c("x5c-url-safe-escaped", "leaf-encoding", "%2B" + a, b, c)


def chains():
    case("root-of-somebody-else", "chain", TOKEN, root_file="other-root.der")
    case("root-not-a-certificate", "root-malformed", TOKEN, root_file="cases.py")
    case("root-is-the-intermediate", "chain", TOKEN, root_file="intermediate.der")
    foreign = pki.leaf("own foreign", other_middle)
    chain("foreign-chain", "chain", foreign, other_middle, other_root)
    chain("leaf-of-another-intermediate", "chain", foreign, middle)
    chain("intermediate-no-marker", "intermediate-marker",
          pki.leaf("own l3", bare := pki.intermediate("own bare", root, markers=())), bare)
    chain("intermediate-leaf-marker", "intermediate-marker",
          pki.leaf("own l4", odd := pki.intermediate("own odd", root, markers=(pki.LEAF_MARKER,))), odd)
    key = pki.key("own no sign", ec.SECP384R1())
    name = dict(subject="Own Intermediate")
    ca = (x509.BasicConstraints(ca=True, path_length=0), True)
    no_sign = build("nosign", key, root, ca, *identifiers(key, root), usage(digital_signature=True),
                    marker(pki.INTERMEDIATE_MARKER), **name)
    chain("intermediate-may-not-sign", "intermediate-use", pki.leaf("own l5", no_sign), no_sign)
    plain = build("nobasic", key, root, *identifiers(key, root), usage(key_cert_sign=True),
                  marker(pki.INTERMEDIATE_MARKER), **name)
    chain("intermediate-no-basic-constraints", "intermediate-use", pki.leaf("own l6", plain), plain)
    small = pki.intermediate("own small", other_root)
    chain("intermediate-of-another-root-same-names", "chain", pki.leaf("own l7", small), small)
    chain("leaf-is-authority", "leaf-use", pki.leaf("own authority", middle, ca=True, digital_signature=True))
    chain("leaf-may-not-sign", "leaf-use", pki.leaf("own mute", middle, digital_signature=False))
    chain("leaf-signed-by-itself", "chain",
          pki.issue("own self", subject="Own Self", issuer=None, not_before="2025-09-19", not_after="2027-10-13",
                    curve=ec.SECP256R1(), ca=False, markers=(pki.LEAF_MARKER,)))
    chain("leaf-sha1", "chain", sha1_leaf())
    k1 = ec.derive_private_key(12345, ec.SECP256K1())
    chain("leaf-secp256k1", "leaf-key", build("k1", k1, middle, END, *identifiers(k1, middle),
                                              usage(digital_signature=True), marker()))
    explicit = explicit_leaf()
    chain("leaf-curve-spelled-out", "leaf-key", explicit)
    rsa_leaf = build_rsa()
    head("leaf-rsa", "leaf-key", {"alg": "ES256", "x5c": [jws.b64(rsa_leaf), jws.b64(middle.der), jws.b64(root.der)]})
    two = pki.leaf("own twice", middle, markers=(pki.LEAF_MARKER, x509.ObjectIdentifier("1.2.840.113635.100.6.11.2")))
    oid = bytes.fromhex("2a864886f76364060b02")
    chain("leaf-marker-twice", "leaf-marker", Patched(two, middle, oid, oid[:-1] + b"\x01"))
    chain("leaf-version-1", "chain", Patched(leaf, middle, bytes.fromhex("a003020102"),
                                                      bytes.fromhex("a003020100")))
    flipped = bytearray(leaf.der)
    flipped[-1] ^= 1
    tampered = type("T", (), {"der": bytes(flipped), "private_key": leaf.private_key})
    chain("leaf-certificate-signature-broken", "chain", tampered)
    later = leaf.der.replace(b"271013", b"291013")
    chain("leaf-certificate-dates-changed", "chain", type("T", (), {"der": later, "private_key": leaf.private_key}))
    flipped = bytearray(middle.der)
    flipped[-1] ^= 1
    chain("intermediate-signature-broken", "chain", leaf, type("T", (), {"der": bytes(flipped)}))
    deep = pki.intermediate("own deep", middle)
    chain("second-intermediate", "chain", pki.leaf("own l8", deep), deep)
    critical = pki.intermediate("own critical", root, unknown_critical=True)
    chain("intermediate-unknown-critical", "chain", pki.leaf("own l9", critical), critical)
    short = pki.key("own secp224", ec.SECP256R1())
    chain("leaf-key-agreement-only", "leaf-use", build("agree", short, middle, END, *identifiers(short, middle),
                                                       usage(key_agreement=True), marker()))
    chain("leaf-is-root", "leaf-key", root, signer=leaf)
    chain("intermediate-is-root", "intermediate-marker", leaf, root)


def sha1_leaf():
    """A leaf certificate signed with SHA-1: the algorithm's name changed, and signed so."""
    signed = leaf.certificate.tbs_certificate_bytes
    old, new = bytes.fromhex("300a06082a8648ce3d040303"), bytes.fromhex("300906072a8648ce3d0401")
    changed = signed.replace(old, new)
    body = changed[4:]
    changed = tlv(0x30, body)
    signature = middle.private_key.sign(changed, ec.ECDSA(hashes.SHA1(), deterministic_signing=True))
    der = tlv(0x30, changed + new + tlv(0x03, b"\0" + signature))
    return type("T", (), {"der": der, "private_key": leaf.private_key})


def respelled(point_info: bytes, label: str):
    """A leaf certificate with another subject public key of the same length or not."""
    signed = leaf.certificate.tbs_certificate_bytes
    info = leaf.private_key.public_key().public_bytes(serialization.Encoding.DER,
                                                      serialization.PublicFormat.SubjectPublicKeyInfo)
    assert signed.count(info) == 1
    changed = tlv(0x30, signed[4:].replace(info, point_info))
    signature = middle.private_key.sign(changed, ec.ECDSA(hashes.SHA384(), deterministic_signing=True))
    return tlv(0x30, changed + bytes.fromhex("300a06082a8648ce3d040303") + tlv(0x03, b"\0" + signature))


def explicit_leaf():
    pem = leaf.private_key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                                         serialization.NoEncryption())
    info = subprocess.run(["openssl", "pkey", "-pubout", "-outform", "DER", "-ec_param_enc", "explicit"], input=pem,
                          capture_output=True, check=True).stdout
    return type("T", (), {"der": respelled(info, "explicit"), "private_key": leaf.private_key})


def build_rsa() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import rsa
    n = int.from_bytes(b"\xc1" + b"\x5a" * 254 + b"\x01")
    info = rsa.RSAPublicNumbers(65537, n).public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    return respelled(info, "rsa")


def times():
    start, end = pki.millis("2025-09-19"), pki.millis("2027-10-13")
    claims("ok-signed-at-not-before", "", signedDate=start)
    claims("signed-1ms-before", "leaf-validity", signedDate=start - 1)
    claims("signed-1ms-after", "leaf-validity", signedDate=end + 1)
    claims("signed-1s-before", "leaf-validity", signedDate=start - 1000)
    late = pki.intermediate("own late", root, not_before="2026-02-01")
    chain("intermediate-not-yet-valid", "intermediate-validity", pki.leaf("own l10", late), late)
    long = pki.intermediate("own long", root, not_after="2060-01-01")
    chain("root-ended", "root-validity", pki.leaf("own l11", long, not_after="2060-01-01"), long,
          payload=PAYLOAD | {"signedDate": pki.millis("2050-01-01")})
    claims("signed-date-text", "signed-date-malformed", signedDate=str(SIGNED))
    claims("signed-date-true", "signed-date-malformed", signedDate=True)
    claims("signed-date-list", "signed-date-malformed", signedDate=[SIGNED])
    claims("signed-date-object", "signed-date-malformed", signedDate={"ms": SIGNED})
    claims("signed-date-iso", "signed-date-malformed", signedDate="2026-01-15T08:00:05Z")
    claims("signed-date-zero", "leaf-validity", signedDate=0)
    claims("signed-date-64-bits", "signed-date-malformed", signedDate=2 ** 63)
    claims("signed-date-microseconds", "signed-date-malformed", signedDate=SIGNED * 1000)
    text("signed-date-overflow", "signed-date-malformed", TEXT.replace(str(SIGNED), "1e999"))
    text("signed-date-twice", "payload-json-duplicate-key", TEXT[:-1] + f',"signedDate":{SIGNED}}}')


def encodings():
    h, p, s = TOKEN.split(".")
    case("line-break-crlf", "signature-encoding", TOKEN + "\r\n")
    case("tab-inside", "payload-encoding", f"{h}.\t{p}.{s}")
    case("nul-at-end", "signature-encoding", TOKEN + "\0")
    case("byte-order-mark", "header-encoding", b"\xef\xbb\xbf" + TOKEN.encode())
    case("utf-16", "header-encoding", TOKEN.encode("utf-16-le"))
    case("dot-at-end", "segments", TOKEN + ".")
    case("dot-at-start", "segments", "." + TOKEN)
    case("only-dots", "header-json-truncated", "..")
    case("only-one-dot", "segments", ".")
    case("five-segments", "segments", f"{h}.{p}.{s}.{s}.{s}")
    case("two-tokens", "segments", f"{TOKEN}\n{TOKEN}")
    case("quoted", "header-encoding", f'"{TOKEN}"')
    case("bearer", "header-encoding", f"Bearer {TOKEN}")
    case("padded-header", "header-encoding", f"{h}=.{p}.{s}")
    case("lost-character", "signature-encoding", TOKEN[:-1])
    case("empty-payload", "payload-json-truncated", jws.sign(CHAIN, b""))
    case("detached-payload", "payload-json-truncated", f"{h}..{s}")
    case("empty-signature", "signature-length", f"{h}.{p}.")
    case("length-of-one", "payload-encoding", f"{h}.A.{s}")
    case("standard-signature", "signature-encoding", f"{h}.{p}.+" + s[1:])
    case("upper-half", "payload-encoding", f"{h}.{p[:-1]}\x7f.{s}")
    case("full-width", "payload-encoding", f"{h}.{p[:-1]}Ａ.{s}")
    case("percent", "header-encoding", f"%65{h[1:]}.{p}.{s}")
    case("html", "segments", "<html><head><title>404</title></head></html>")
    case("binary", "segments", bytes(range(256)).replace(b".", b""))
    for pad in range(3):
        body = TEXT[:-1].encode() + b',"p":"' + b"x" * pad + b'"}'
        token = jws.sign(CHAIN, body)
        h2, p2, s2 = token.split(".")
        if len(body) % 3:
            alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
            last = alphabet[alphabet.index(p2[-1]) + 1]
            case("trailing-bits-payload", "payload-encoding", f"{h2}.{p2[:-1]}{last}.{s2}")
            break


def json_texts():
    bad = {
        "byte-order-mark": ("unexpected-byte", b"\xef\xbb\xbf" + TEXT.encode()),
        "utf16": ("unexpected-byte", TEXT.encode("utf-16")),
        "white-space-only": ("truncated", "  \n"),
        "cut-short": ("truncated", TEXT[:-1]),
        "open-text": ("truncated", TEXT[:-2]),
        "single-quotes": ("unexpected-byte", TEXT.replace('"', "'")),
        "comment": ("unexpected-byte", TEXT[:-1] + ",/* */\"a\":1}"),
        "line-comment": ("trailing-text", TEXT + "// signed"),
        "no-colon": ("unexpected-byte", TEXT[:-1] + ',"a" 1}'),
        "no-comma": ("unexpected-byte", TEXT[:-1] + ' "a":1}'),
        "two-commas": ("unexpected-byte", TEXT[:-1] + ',,"a":1}'),
        "leading-comma": ("unexpected-byte", "{," + TEXT[1:]),
        "key-without-quotes": ("unexpected-byte", TEXT[:-1] + ",a:1}"),
        "key-number": ("unexpected-byte", TEXT[:-1] + ",1:1}"),
        "no-value": ("unexpected-byte", TEXT[:-1] + ',"a":}'),
        "list-trailing-comma": ("unexpected-byte", TEXT[:-1] + ',"a":[1,]}'),
        "brackets-crossed": ("unexpected-byte", TEXT[:-1] + ',"a":[1}]'),
        "two-objects": ("trailing-text", TEXT + TEXT),
        "trailing-nul": ("trailing-text", TEXT + "\0"),
        "leading-form-feed": ("unexpected-byte", "\f" + TEXT),
        "no-break-space": ("unexpected-byte", "\u00a0" + TEXT),
        "capital-true": ("unexpected-byte", TEXT[:-1] + ',"a":True}'),
        "half-a-word": ("unexpected-byte", TEXT[:-1] + ',"a":tru}'),
        "undefined": ("unexpected-byte", TEXT[:-1] + ',"a":undefined}'),
        "infinity": ("unexpected-byte", TEXT[:-1] + ',"a":Infinity}'),
        "minus-infinity": ("invalid-number", TEXT[:-1] + ',"a":-Infinity}'),
        "leading-zero": ("invalid-number", TEXT[:-1] + ',"a":01}'),
        "plus": ("unexpected-byte", TEXT[:-1] + ',"a":+1}'),
        "hexadecimal": ("invalid-number", TEXT[:-1] + ',"a":0x1}'),
        "point-at-end": ("invalid-number", TEXT[:-1] + ',"a":1.}'),
        "point-at-start": ("unexpected-byte", TEXT[:-1] + ',"a":.5}'),
        "empty-exponent": ("invalid-number", TEXT[:-1] + ',"a":1e}'),
        "minus-alone": ("invalid-number", TEXT[:-1] + ',"a":-}'),
        "underscore": ("unexpected-byte", TEXT[:-1] + ',"a":1_000}'),
        "control-character": ("invalid-text", TEXT[:-1] + ',"a":"\x01"}'),
        "line-break-in-text": ("invalid-text", TEXT[:-1] + ',"a":"\n"}'),
        "unknown-escape": ("invalid-text", TEXT[:-1] + ',"a":"\\x41"}'),
        "short-escape": ("invalid-text", TEXT[:-1] + ',"a":"\\u12"}'),
        "escape-not-hexadecimal": ("invalid-text", TEXT[:-1] + ',"a":"\\u12g4"}'),
        "surrogates-reversed": ("lone-surrogate", TEXT[:-1] + ',"a":"\\ude00\\ud83d"}'),
        "surrogate-then-letter": ("lone-surrogate", TEXT[:-1] + ',"a":"\\ud83dx"}'),
        "surrogate-then-escape": ("lone-surrogate", TEXT[:-1] + ',"a":"\\ud83d\\u0041"}'),
        "utf8-surrogate": ("invalid-utf8", TEXT[:-1].encode() + b',"a":"\xed\xa0\x80"}'),
        "utf8-beyond-unicode": ("invalid-utf8", TEXT[:-1].encode() + b',"a":"\xf4\x90\x80\x80"}'),
        "utf8-cut-short": ("invalid-utf8", TEXT[:-1].encode() + b',"a":"\xe2\x82"}'),
        "latin-1": ("invalid-utf8", TEXT[:-1].encode() + b',"a":"\xe9"}'),
        "key-not-utf8": ("invalid-utf8", TEXT[:-1].encode() + b',"\xff":1}'),
        "duplicate-escaped": ("duplicate-key", TEXT[:-1] + ',"\\u0070roductId":"x"}'),
        "duplicate-nested": ("duplicate-key", TEXT[:-1] + ',"a":{"b":1,"b":1}}'),
        "duplicate-deep-in-list": ("duplicate-key", TEXT[:-1] + ',"a":[0,[{"b":1,"b":2}]]}'),
        "duplicate-unknown": ("duplicate-key", TEXT[:-1] + ',"a":1,"a":1}'),
        "duplicate-revocation": ("duplicate-key", TEXT[:-1] + ',"revocationDate":null,"revocationDate":1}'),
        "too-deep-list": ("too-deep", TEXT[:-1] + ',"a":' + "[" * 64 + "]" * 64 + "}"),
        "too-deep-object": ("too-deep", TEXT[:-1] + ',"a":' + '{"a":' * 20000 + "1" + "}" * 20000 + "}"),
    }
    for name, (kind, body) in bad.items():
        if name == "too-deep-object":
            body = TEXT[:-1] + ',"a":' + '{"a":' * 5000
        text(f"json-{name}", f"payload-json-{kind}", body)
    for name, body in {"null": "null", "true": "true", "number": "1", "text": '"{}"', "list": f"[{TEXT}]"}.items():
        text(f"json-{name}", "payload-not-an-object", body)
    text("json-no-members", "signed-date-missing", "{}")


def statements():
    claims("bundle-other-case", "bundle-mismatch", bundleId="com.example.QubitLab")
    claims("bundle-longer", "bundle-mismatch", bundleId=BUNDLE + ".extra")
    claims("bundle-shorter", "bundle-mismatch", bundleId="com.example.qubit")
    claims("bundle-nul", "bundle-mismatch", bundleId=BUNDLE + "\0")
    claims("bundle-space", "bundle-mismatch", bundleId=BUNDLE + " ")
    claims("bundle-look-alike", "bundle-mismatch", bundleId="com.example.qubitl\u0430b")
    claims("bundle-null", "bundle-id-missing", bundleId=None)
    claims("bundle-empty", "bundle-id-malformed", bundleId="")
    claims("bundle-number", "bundle-id-malformed", bundleId=1)
    claims("bundle-list", "bundle-id-malformed", bundleId=[BUNDLE])
    claims("environment-lower-case", "environment-mismatch", environment="sandbox")
    claims("environment-empty", "environment-malformed", environment="")
    claims("environment-null", "environment-missing", environment=None)
    claims("environment-number", "environment-malformed", environment=0)
    for word in ("Sandbox", "Xcode", "LocalTesting"):
        claims(f"production-asked-{word.lower()}-found", "environment-mismatch", environment=word, policy="Production")
    claims("sandbox-asked-xcode-found", "environment-mismatch", environment="Xcode")
    claims("product-null", "product-id-missing", productId=None)
    claims("product-empty", "product-id-malformed", productId="")
    claims("product-list", "product-id-malformed", productId=["com.example.qubitlab.masterpass"])
    claims("transaction-number", "transaction-id-malformed", transactionId=1)
    claims("transaction-null", "transaction-id-missing", transactionId=None)
    claims("transaction-empty", "transaction-id-malformed", transactionId="")
    claims("transaction-object", "transaction-id-malformed", transactionId={})
    claims("type-number", "type-malformed", type=1)
    claims("type-list", "type-malformed", type=["Non-Consumable"])
    claims("revocation-text", "revocation-date-malformed", revocationDate="1772366400000")
    claims("revocation-empty-text", "revocation-date-malformed", revocationDate="")
    claims("revocation-false", "revocation-date-malformed", revocationDate=False)
    claims("revocation-object", "revocation-date-malformed", revocationDate={})


NOTICE = {"notificationType": "REFUND", "notificationUUID": "n", "version": "2.0", "signedDate": SIGNED}


def notifications():
    """Server notifications; they are checked by a test of their own, so they are in a list of their own."""
    first = len(CASES)
    refund = jws.sign(CHAIN, PAYLOAD | {"revocationDate": 1772366400000, "revocationReason": 1,
                                        "revocationType": "REFUND_FULL"})
    family = jws.sign(CHAIN, PAYLOAD | {"revocationDate": 1772366400000, "inAppOwnershipType": "FAMILY_SHARED"})
    data = {"bundleId": BUNDLE, "bundleVersion": "1", "environment": "Sandbox"}

    def notice(name, reason, kind, inner, **changes):
        about = data | ({"signedTransactionInfo": inner} if inner else {}) | changes.pop("about", {})
        body = {k: v for k, v in (NOTICE | {"notificationType": kind, "data": about} | changes).items() if v is not ...}
        case(f"notice-{name}", reason, jws.sign(CHAIN, body))

    notice("refund", "", "REFUND", refund)
    notice("refund-reversed", "", "REFUND_REVERSED", TOKEN)
    notice("revoke", "", "REVOKE", family)
    notice("one-time-charge", "", "ONE_TIME_CHARGE", TOKEN)
    notice("consumption-request", "", "CONSUMPTION_REQUEST", TOKEN)
    notice("refund-declined", "", "REFUND_DECLINED", TOKEN)
    notice("test", "", "TEST", None)
    notice("from-the-future", "", "PASS_LENT", TOKEN)
    notice("summary", "", "RENEWAL_EXTENSION", None, data=..., summary=data)
    notice("forged-inside", "signature-mismatch", "REFUND", jws.sign(CHAIN, PAYLOAD, signer=other(leaf)))
    notice("nothing-inside", "signed-transaction-info-missing", "REFUND", None)
    notice("inside-not-a-text", "signed-transaction-info-malformed", "REFUND", None, about={"signedTransactionInfo": 1})
    notice("other-app", "bundle-mismatch", "REFUND", refund, about={"bundleId": "com.example.other"})
    notice("other-app-inside", "bundle-mismatch", "REFUND", jws.sign(CHAIN, PAYLOAD | {"bundleId": "com.example.other"}))
    notice("other-environment", "environment-mismatch", "REFUND", refund, about={"environment": "Production"})
    notice("no-type", "notification-type-missing", None, refund)
    notice("type-number", "notification-type-malformed", 1, refund)
    notice("no-data", "data-missing", "REFUND", None, data=...)
    notice("data-a-text", "data-malformed", "REFUND", None, data="x")
    notice("no-date", "signed-date-missing", "REFUND", refund, signedDate=...)
    case("notice-is-a-transaction", "notification-type-missing", TOKEN)
    list_of = CASES[first:]
    del CASES[first:]
    (HERE / "notifications.json").write_text(json.dumps(list_of, indent=1) + "\n")


def main():
    HERE.joinpath("root.der").write_bytes(root.der)
    HERE.joinpath("root.pem").write_bytes(root.certificate.public_bytes(serialization.Encoding.PEM))
    HERE.joinpath("other-root.der").write_bytes(other_root.der)
    HERE.joinpath("intermediate.der").write_bytes(middle.der)
    for group in (accepted, signatures, algorithms, certificates, chains, times, encodings, json_texts, statements,
                  notifications):
        group()
    (HERE / "manifest.json").write_text(json.dumps(CASES, indent=1) + "\n")


main()
