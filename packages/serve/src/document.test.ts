import { pbkdf2Sync, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkedDigest, withFacts } from "./document.ts";

const text = "<head><title></title></head>";
const page = {
  type: "text/html",
  etag: '"built"',
  plain: new TextEncoder().encode(text),
  br: new Uint8Array([1]),
};
const read = (file: { plain: Uint8Array }) =>
  new TextDecoder().decode(file.plain);

/** Made as docs/platform.md describes. */
const salt = randomBytes(16);
const digest = [
  salt.toString("base64"),
  10_000,
  pbkdf2Sync("welcome-aboard", salt, 10_000, 32, "sha256").toString("base64"),
].join(" ");

describe("withFacts", () => {
  it("returns the document unchanged when there are no facts", () => {
    expect(withFacts(page, { localHosts: [] })).toBe(page);
  });

  it("adds local hosts and the digest, with a new etag and without the old compressed form", () => {
    const told = withFacts(page, {
      localHosts: ["http://127.0.0.1:4174"],
      defaultPassword: digest,
    });
    expect(read(told)).toBe(
      '<head><meta name="foyer-local-hosts" content="http://127.0.0.1:4174" />' +
        `<meta name="foyer-default-password" content="${digest}" /><title></title></head>`,
    );
    expect(told.etag).not.toBe(page.etag);
    expect(told.br).toBeUndefined();
  });

  it("escapes values that contain markup", () => {
    expect(read(withFacts(page, { phoneConnector: '"><script>' }))).toContain(
      'content="&quot;&gt;&lt;script&gt;"',
    );
  });
});

describe("the default password (CFG-04, OPN-09)", () => {
  it("is off when not set", () => {
    expect([checkedDigest(undefined), checkedDigest("")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    "welcome-aboard",
    "welcome aboard 10000",
    `${salt.toString("base64")} 10000 welcome-aboard`,
    `${digest} welcome-aboard`,
    `"><script> 10000 ${"A".repeat(43)}=`,
  ])("is rejected, and not repeated, when it is not a digest: %s", (words) => {
    const serve = () => withFacts(page, { defaultPassword: words });
    expect(serve).toThrow("It is not served.");
    expect(serve).not.toThrow(words);
  });
});
