import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  portalHeaders,
  productionConnectorHeaders,
} from "../templates/headers.ts";
import { brotliModules } from "../../../../scripts/nginx.mjs";
import { nginx, servedByNginx } from "./nginx.testing.ts";
import { differences, hosts, script } from "../serving.testing.ts";

const portal = portalHeaders({ hosts });
const fresh = "no-cache";

describe.skipIf(!nginx)("a build behind a real nginx", () => {
  const { ask, raw, url, log } = servedByNginx();

  it.each([
    ["/", 200, fresh],
    ["/Live/", 200, fresh],
    ["/live/slots/", 404, fresh],
    ["/?token=abc", 200, fresh],
    ["/index.html", 200, fresh],
    ["/boot.js", 200, fresh],
    ["/manifest.webmanifest", 200, fresh],
    ["/robots.txt", 200, fresh],
    ["/assets/main-1a.js", 200, "public, max-age=31536000, immutable"],
    ["/assets/main-1a.css", 200, "public, max-age=31536000, immutable"],
    // A name that consists only of a hash may begin like this.
    ["/assets/_1a.js", 200, "public, max-age=31536000, immutable"],
    ["/assets/gone-2b.js", 404, fresh],
    ["/gone.png", 404, fresh],
    ["/connect/gone.html", 404, fresh],
    ["/.foyer.json", 404, fresh],
  ])(
    "%s returns %i with every header of the portal",
    async (path, status, cache) => {
      const { status: got, headers } = await ask(path);
      expect(got).toBe(status);
      expect(
        differences(headers, [...portal, ["Cache-Control", cache]]),
      ).toEqual([]);
      // Nothing of nginx' own, nor a header twice.
      expect(headers.get("server")).toBe("nginx");
    },
  );

  it("sends connector documents with their own headers and without those of the portal", async () => {
    const { status, headers } = await ask("/connect/analytics.html?tag=G-A");
    expect(status).toBe(200);
    expect(
      differences(headers, [
        ...productionConnectorHeaders,
        ["Cache-Control", fresh],
      ]),
    ).toEqual([]);
    expect(headers.get("cross-origin-opener-policy")).toBeNull();
  });

  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/assets/main-1a.js", "text/javascript; charset=utf-8"],
    ["/assets/main-1a.css", "text/css; charset=utf-8"],
    ["/assets/icon-1a.png", "image/png"],
    ["/assets/face-1a.woff2", "font/woff2"],
    ["/assets/mark-1a.svg", "image/svg+xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ])("%s has the content type %s", async (path, type) => {
    const { headers } = await ask(path);
    expect(headers.get("content-type")).toBe(type);
  });

  it.each([
    ["/live", 200],
    ["/LIVE//", 200],
    ["/inHouse", 200],
    ["/li%76e", 200],
    ["/live/slots/", 404],
    ["/no/such/page", 404],
    ["/alive", 404],
    ["/livery", 404],
    ["/assets", 404],
  ])("%s returns the portal, with status %i", async (path, status) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([
      status,
      "<title>Portal</title>",
    ]);
  });

  it("answers an address that is no page with the whole portal even to whoever has it already", async () => {
    const { headers } = await raw("/no-such-page");
    const again = await raw("/no-such-page", {
      "if-none-match": String(headers["etag"]),
      range: "bytes=0-5",
    });
    expect([again.status, again.body.toString()]).toEqual([
      404,
      "<title>Portal</title>",
    ]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each([
    "/assets/gone-2b.js",
    "/assets/gone",
    "/assets/",
    "/gone.png",
    "/assets/main-1a.js.map",
    "/assets/main-1a.js.br",
    "/assets/main-1a.js.gz",
    "/_headers",
    "/%5fheaders",
    "/.foyer.json",
    "/%2efoyer.json",
    "/.vite/manifest.json",
    "/..%2f..%2fpackage.json",
    "/wps",
  ])("%s returns an error, not the portal", async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([
      path.startsWith("/..") ? 400 : 404,
      path.startsWith("/..") ? expect.any(String) : "Not found.\n",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain(
      "default-src 'none'",
    );
  });

  const forms: readonly (readonly [string | undefined, string, Buffer])[] = [
    ["gzip", "gzip", gzipSync(script)],
    [undefined, "identity", Buffer.from(script)],
    ...(brotliModules().length > 0
      ? [["br", "gzip, br", brotliCompressSync(script)] as const]
      : []),
  ];
  it.each(forms)(
    "sends the file compressed at build time as %s when the request accepts %s",
    async (encoding, accepted, form) => {
      const { headers, body } = await raw("/assets/main-1a.js", {
        "accept-encoding": accepted,
      });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(body.equals(form)).toBe(true);
      expect(headers["vary"]).toBe("Accept-Encoding");
    },
  );

  it("answers 304 without a body when the file is unchanged", async () => {
    const first = await raw("/");
    const again = await raw("/", {
      "if-none-match": String(first.headers["etag"]),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe(fresh);
    expect(again.headers["content-security-policy"]).toBe(
      first.headers["content-security-policy"],
    );
  });

  it("answers HEAD without a body, and a range request with that part", async () => {
    const head = await ask("/assets/main-1a.js", {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(String(script.length));
    const part = await raw("/assets/main-1a.js", { range: "bytes=0-5" });
    expect([part.status, part.body.toString()]).toEqual([206, "export"]);
    const beyond = await raw("/assets/main-1a.js", { range: "bytes=99999-" });
    expect(beyond.status).toBe(416);
    expect(beyond.headers["content-security-policy"]).toBeDefined();
  });

  it.each(["POST", "PUT", "DELETE"])(
    "rejects %s for a page",
    async (method) => {
      const answer = await ask("/live", { method });
      expect(answer.status).toBe(405);
      expect(differences(answer.headers, portal)).toEqual([]);
    },
  );

  it("answers an error report with 204", async () => {
    const answer = await ask("/report", { method: "POST", body: "{}" });
    expect(answer.status).toBe(204);
  });

  it("writes no query strings to the logs, because they may contain a token", async () => {
    await ask("/live?token=very-secret", {
      headers: { referer: `${url()}/?token=very-secret` },
    });
    // Written after the answer has been sent, so possibly after it was received.
    await expect.poll(() => log("site")).toContain('"GET /live"');
    for (const name of ["site", "error", "access"])
      expect(log(name)).not.toContain("very-secret");
  });
});
