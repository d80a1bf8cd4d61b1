import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brotliModules } from "../../../../scripts/nginx.mjs";
import { documentOf, differences, hosts } from "../serving.testing.ts";
import { fresh, portalHeaders } from "../templates/headers.ts";
import { nginx, servedByNginx } from "./nginx.testing.ts";

const portal = "<title>Portal</title>";

describe.skipIf(!nginx)("prerendered documents behind a real nginx", () => {
  const { ask, raw } = servedByNginx({ prerender: true });

  it.each([
    ["/", "", documentOf("/", "MY")],
    ["/", "lang=EN", documentOf("/", "EN")],
    ["/", "a=b; lang=EN; c=d", documentOf("/", "EN")],
    ["/", "lang=XX", documentOf("/", "MY")],
    ["/", "lang=../live", documentOf("/", "MY")],
    ["/?lang=EN", "lang=MY", documentOf("/", "EN")],
    ["/live", "lang=EN", documentOf("/live", "EN")],
  ])("%s with the cookie %j is its document", async (path, cookie, text) => {
    const answer = await ask(path, { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(
      differences(answer.headers, [...portalHeaders({ hosts }), fresh]),
    ).toEqual([]);
  });

  it.each([
    // There is none in this language, or at this address.
    ["/live", "lang=MY", 200],
    ["/Live", "lang=EN", 200],
    ["/live/", "lang=EN", 200],
    ["/inHouse", "lang=EN", 200],
    ["/nowhere", "lang=EN", 404],
    // Another query may hold a token.
    ["/?token=abc", "lang=EN", 200],
    ["/?referralCode=abc", "lang=EN", 200],
    ["/?lang=EN&token=abc", "", 200],
    ["/?token=abc&lang=EN", "", 200],
    ["/?lang=XX", "", 200],
  ])(
    "%s with the cookie %j is the portal without a page",
    async (path, cookie, status) => {
      const answer = await ask(path, { headers: { cookie } });
      expect([answer.status, await answer.text()]).toEqual([status, portal]);
    },
  );

  it.each(["/_documents/_EN.html", "/_documents/live_EN.html.gz"])(
    "are not found by their own address %s",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        "Not found.\n",
      ]);
    },
  );

  it.each([
    ["/live", "Accept-Encoding, Cookie"],
    // The small build's index.html has only one form.
    ["/inHouse", "Cookie"],
  ])(
    "depend on the cookie, as %s says, and are kept only to be asked about again",
    async (path, vary) => {
      const { headers } = await ask(path, { headers: { cookie: "lang=EN" } });
      expect(headers.get("vary")).toBe(vary);
      expect(headers.get("cache-control")).toBe("no-cache");
      const again = await raw(path, {
        cookie: "lang=EN",
        "accept-encoding": "gzip, deflate",
        "if-none-match": headers.get("etag") ?? "",
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  const forms = [
    ["gzip", "gzip", gunzipSync],
    ...(brotliModules().length > 0
      ? [["br", "gzip, br", brotliDecompressSync] as const]
      : []),
  ] as const;
  it.each(forms)("are sent as %s", async (encoding, accepted, read) => {
    const { headers, body } = await raw("/live", {
      cookie: "lang=EN",
      "accept-encoding": accepted,
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(read(body).toString()).toBe(documentOf("/live", "EN"));
  });
});
