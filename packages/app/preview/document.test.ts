import { describe, expect, it } from "vitest";
import { withFacts } from "./document.ts";

const text = "<head><title></title></head>";
const page = {
  type: "text/html",
  etag: '"built"',
  plain: new TextEncoder().encode(text),
  br: new Uint8Array([1]),
};
const read = (file: { plain: Uint8Array }) =>
  new TextDecoder().decode(file.plain);

describe("withFacts", () => {
  it("leaves the document alone where there is nothing to say", () => {
    expect(withFacts(page, { localHosts: [] })).toBe(page);
  });

  it("writes local hosts and the digest, with an etag of its own and no stale compressed form", () => {
    const told = withFacts(page, {
      localHosts: ["http://127.0.0.1:4174"],
      defaultPassword: "s 10000 d",
    });
    expect(read(told)).toBe(
      '<head><meta name="foyer-local-hosts" content="http://127.0.0.1:4174" />' +
        '<meta name="foyer-default-password" content="s 10000 d" /><title></title></head>',
    );
    expect(told.etag).not.toBe(page.etag);
    expect(told.br).toBeUndefined();
  });

  it("cannot be broken out of", () => {
    expect(read(withFacts(page, { defaultPassword: '"><script>' }))).toContain(
      'content="&quot;>&lt;script>"',
    );
  });
});
