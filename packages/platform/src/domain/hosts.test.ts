import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeAddress } from "./hosts.ts";

const hosts = [
  "https://cdn.example",
  "https://*.games.example",
  "https://play.example:8443",
  "http://localhost:4174",
  "http://plain.example",
];

describe("paths of the portal", () => {
  it.each([
    ["/", "/"],
    ["/promotions?id=7#top", "/promotions?id=7#top"],
    ["/a/../b", "/b"],
    ["/%2f/evil.example", "/%2f/evil.example"],
    ["/rng?next=https://evil.example", "/rng?next=https://evil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/javascript:alert(1)", "/javascript:alert(1)"],
  ])("%s", (text, href) => {
    expect(safeAddress(text, hosts)).toEqual({ kind: "path", href });
  });
});

describe("addresses on the brand's hosts", () => {
  it.each([
    ["https://cdn.example", "https://cdn.example/"],
    ["https://cdn.example/a.png?b=c#d", "https://cdn.example/a.png?b=c#d"],
    ["HTTPS://CDN.EXAMPLE/a", "https://cdn.example/a"],
    ["https://cdn.example:443/a", "https://cdn.example/a"],
    ["https://eu.games.example/", "https://eu.games.example/"],
    ["https://a.b.games.example/", "https://a.b.games.example/"],
    ["https://play.example:8443/x", "https://play.example:8443/x"],
    ["http://localhost:4174/game", "http://localhost:4174/game"],
    ["https://cdn.example/a@b", "https://cdn.example/a@b"],
  ])("%s", (text, href) => {
    expect(safeAddress(text, hosts)).toEqual({ kind: "foreign", href });
  });
});

describe("everything else is rejected", () => {
  it.each([
    "",
    " ",
    "a",
    "promotions",
    "?id=1",
    "#top",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/./\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\u0000",
    "/a b",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://cdn.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:image/png;base64,AAAA",
    "vbscript:msgbox(1)",
    "blob:https://cdn.example/x",
    "file:///etc/passwd",
    "ftp://cdn.example/",
    "ws://cdn.example/",
    "about:blank",
    "mailto:a@cdn.example",
    "tel:123",
    "view-source:https://cdn.example",
    "intent://cdn.example/#Intent;end",
    "https:cdn.example",
    "https:/cdn.example",
    "https:///cdn.example",
    "https:\\\\cdn.example",
    "https://",
    "https://?",
    "https://evil.example",
    "https://cdn.example.evil.example",
    "https://evilcdn.example",
    "https://cdn.example:8443",
    "https://play.example",
    "https://play.example:8444",
    "https://games.example",
    "https://evilgames.example",
    "https://games.example.evil.example",
    "https://cdn.example@evil.example",
    "https://evil.example@cdn.example",
    "https://user:pass@cdn.example",
    "https://@cdn.example",
    "https://:@cdn.example",
    "https://evil.example#@cdn.example",
    "https://evil.example?@cdn.example",
    "https://evil.example/@cdn.example",
    "https://evil.example\\@cdn.example",
    "https://cdn.example%2eevil.example",
    "https://cdn.example%00.evil.example",
    "https://cdn.example.",
    "https://cdn。example",
    "https://ⓒdn.evil.example",
    "https://сdn.example",
    "https://[::1]/",
    "https://127.0.0.1",
    "https://0x7f000001",
    "https://2130706433",
    "http://cdn.example",
    "http://plain.example",
    "http://localhost",
    "http://localhost:4175",
    "http://localhost.evil.example:4174",
    "https://localhost:4174",
    "http://127.0.0.1:4174",
    "https://cdn.example/\u202e",
    "https://cdn.example/a b",
    "https://cdn.example/\t",
    "https://cdn.example/\\",
    `https://cdn.example/${"a".repeat(2048)}`,
  ])("%j", (text) => {
    expect(safeAddress(text, hosts)).toBeUndefined();
  });

  it("even with an empty host list, or with invalid entries in it", () => {
    expect(safeAddress("https://cdn.example", [])).toBeUndefined();
    expect(
      safeAddress("https://cdn.example", [
        "cdn.example",
        "*",
        "https://*",
        "",
        "//cdn.example",
      ]),
    ).toBeUndefined();
  });
});

describe("any input", () => {
  const piece = fc.constantFrom(
    "https:",
    "http:",
    "javascript:",
    "/",
    "//",
    "\\",
    "@",
    ":",
    "?",
    "#",
    ".",
    "..",
    "%2f",
    "%00",
    "\t",
    "\n",
    "cdn.example",
    "evil.example",
    "games.example",
    "localhost:4174",
    "*.",
    "[::1]",
    "user",
    " ",
    "\u3002",
    "&",
  );

  it("leads only to the portal or to a host on the list", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const address = safeAddress(pieces.join(""), hosts);
        if (!address) return;
        const url = new URL(address.href, "https://portal.test");
        const allowed = ["portal.test", "cdn.example", "localhost:4174"];
        expect(
          allowed.includes(url.host) || url.host.endsWith(".games.example"),
        ).toBe(true);
        expect(["https:", "http:"]).toContain(url.protocol);
        expect(address.kind === "path").toBe(url.host === "portal.test");
      }),
      { numRuns: 5000 },
    );
  });
});
