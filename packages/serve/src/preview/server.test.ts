import { createServer, type IncomingMessage, type Server } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimedHeaders } from "../forwarded.ts";
import { logLine } from "./log-line.ts";
import { localPhone } from "../phone.ts";
import { createPreview } from "./server.ts";

const hosts = { image: [], game: [], frame: [], connect: [] };
const script = "export const a = 1;".repeat(20);
let folder = "";

const isTold = (name: string) => /^x[-_](forwarded|real)/.test(name);

const make = (over: Partial<Parameters<typeof createPreview>[0]> = {}) =>
  createPreview({
    folder,
    platformUrl: "http://127.0.0.1:9",
    hosts,
    paths: ["/", "/live"],
    ...over,
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foyer-preview-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "connect"));
  writeFileSync(
    join(folder, "connect/analytics.html"),
    "<title>Connector</title>",
  );
  writeFileSync(join(folder, "connect/phone.html"), "<title>Phone</title>");
  writeFileSync(join(folder, "connect/phone.js"), "phone()");
  writeFileSync(join(folder, "index.html"), "<title>Portal</title>");
  writeFileSync(join(folder, "_headers"), "secret");
  writeFileSync(join(folder, ".foyer.json"), "{}");
  writeFileSync(join(folder, "assets/main-1a.js"), script);
  writeFileSync(join(folder, "assets/main-1a.js.map"), "{}");
  writeFileSync(join(folder, "assets/_1a.js"), "a");
  writeFileSync(
    join(folder, "assets/main-1a.js.br"),
    brotliCompressSync(script),
  );
  writeFileSync(join(folder, "assets/main-1a.js.gz"), gzipSync(script));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("what search engines ask for", () => {
  const drawing = {
    built: { start: "assets/start.js", parts: {} },
    renderer: {
      renderPage: () => Promise.reject(new Error("Nothing is drawn here.")),
      hasDocument: () => false,
      languageOf: () => "EN",
      isSiteOpen: () => Promise.resolve(true),
      stateText: () => "",
      addresses: {
        pages: ["/", "/help"],
        closed: ["/member"],
        languages: [{ code: "EN", tag: "en" }],
        first: "EN",
      },
    },
  };
  const ask = (address: string) => make({ drawing }).request(address);

  it.each(["http://one.example", "https://two.example:8443"])(
    "is for the origin that is visited: %s",
    async (origin) => {
      const robots = await ask(`${origin}/robots.txt`);
      expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
      const pages = await ask(`${origin}/sitemap.xml`);
      expect(await pages.text()).toContain(`<loc>${origin}/help</loc>`);
      expect(pages.headers.get("content-type")).toBe(
        "application/xml; charset=utf-8",
      );
    },
  );

  it("has the strict headers, and is asked for anew each time", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const { headers } = await ask(path);
      expect(headers.get("content-security-policy")).toContain("'none'");
      expect(headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("is missing like any file where a build cannot tell", async () => {
    expect((await make().request("/sitemap.xml")).status).toBe(404);
  });
});

describe("files", () => {
  it.each([
    ["br", "gzip, br", brotliCompressSync(script).byteLength],
    ["gzip", "gzip", gzipSync(script).byteLength],
    ["gzip", "br;q=0, gzip", gzipSync(script).byteLength],
    [null, "identity", script.length],
  ])(
    "are sent as %s when the request accepts %s",
    async (encoding, accepted, length) => {
      const answer = await make().request("/assets/main-1a.js", {
        headers: { "accept-encoding": accepted },
      });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("content-length")).toBe(String(length));
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(answer.headers.get("cache-control")).toContain("immutable");
    },
  );
  it("are also sent when their name is only a hash that begins with an underscore", async () => {
    const answer = await make().request("/assets/_1a.js");
    expect([answer.status, await answer.text()]).toEqual([200, "a"]);
  });
  it("are not sent again when unchanged", async () => {
    const first = await make().request("/assets/main-1a.js");
    const etag = first.headers.get("etag") ?? "";
    const again = await make().request("/assets/main-1a.js", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });
  it("answer HEAD without a body", async () => {
    const answer = await make().request("/assets/main-1a.js", {
      method: "HEAD",
    });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});

describe("pages", () => {
  it.each([
    ["/", 200],
    ["/live", 200],
    ["/Live/", 200],
    ["/li%76e", 200],
    ["/?token=abc", 200],
    ["/live/slots/", 404],
    ["/alive", 404],
    ["/%zz", 404],
  ])("%s returns the portal, with status %i", async (path, status) => {
    const answer = await make().request(path);
    expect([answer.status, await answer.text()]).toEqual([
      status,
      "<title>Portal</title>",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });
  it("are sent whole with 404 even to whoever has them already", async () => {
    const { headers } = await make().request("/no-such-page");
    const again = await make().request("/no-such-page", {
      headers: { "if-none-match": headers.get("etag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([
      404,
      "<title>Portal</title>",
    ]);
  });
  it.each([
    "/assets/gone-2b.js",
    "/assets/gone",
    "/gone.png",
    "/assets/main-1a.js.map",
    "/_headers",
    "/.foyer.json",
    "/..%2f..%2fpackage.json",
    "/assets/main-1a.js.br",
  ])("%s returns 404, not the portal", async (path) => {
    const answer = await make().request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("Not found.\n");
  });
  it("have the strict headers on every answer, including errors", async () => {
    const asked: [path: string, method: string, status: number][] = [
      ["/", "GET", 200],
      ["/gone.png", "GET", 404],
      ["/assets/main-1a.js", "GET", 200],
      ["/live", "PUT", 404],
    ];
    for (const [path, method, expected] of asked) {
      const { headers, status } = await make().request(path, { method });
      expect(status).toBe(expected);
      expect(headers.get("content-security-policy")).toContain(
        "require-trusted-types-for 'script'",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("connector documents", () => {
  it("have their own policy", async () => {
    const { status, headers } = await make().request(
      "/connect/analytics.html?tag=G-ABCD",
    );
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain(
      "sandbox allow-scripts",
    );
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });
  it.each(["/connect/other.html", "/connect/other"])(
    "are not found at %s, under the portal's policy",
    async (path) => {
      const { status, headers } = await make().request(path);
      expect(status).toBe(404);
      expect(headers.get("content-security-policy")).toContain(
        "require-trusted-types-for",
      );
    },
  );
});

describe("violation reports", () => {
  it("reach the listener, cut to 4,000 characters", async () => {
    const reports: string[] = [];
    const app = make({
      reportPath: "/reports",
      onViolation: (report) => reports.push(report),
    });
    const answer = await app.request("/reports", {
      method: "POST",
      body: "x".repeat(9000),
    });
    expect([answer.status, reports[0]?.length]).toEqual([204, 4000]);
  });
});

describe("a call with a body that is too long", () => {
  const post = (path: string, init: object) =>
    make().request(
      new Request(`http://localhost${path}`, { method: "POST", ...init }),
    );

  it("is rejected by its Content-Length before it is read", async () => {
    const answer = await post("/wps/relay/MCS2_activityApply", {
      body: "x",
      headers: { "content-length": String(17 * 1024 * 1024) },
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("without a Content-Length is rejected once it exceeds the limit", async () => {
    const step = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 1;
        if (sent > 400) stream.close();
        else stream.enqueue(step);
      },
    });
    const answer = await post("/wps/session/login", { body, duplex: "half" });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(25);
  });
});

describe("an oversized or malicious report", () => {
  it.each(["/reports", "/report"])(
    "at %s is rejected before it is read to its end",
    async (path) => {
      const heard: string[] = [];
      const app = make({
        reportPath: "/reports",
        onViolation: (report) => heard.push(report),
        onReport: (report) => heard.push(report),
      });
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (stream) => {
          sent += 1;
          if (sent > 1_000) stream.close();
          else stream.enqueue(new Uint8Array(1024));
        },
      });
      const init = { method: "POST", body, duplex: "half" };
      const answer = await app.request(
        new Request(`http://localhost${path}`, init),
      );
      expect(answer.status).toBe(413);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(heard).toEqual([]);
      expect(sent).toBeLessThan(40);
    },
  );

  it("cannot control the terminal or start a new line in a log", () => {
    const line = logLine('\u001b[2Ja\nb\u009b1m\u202ec\u2028"');
    expect(line).toBe(String.raw`"\u001b[2Ja\nb\u009b1m\u202ec\u2028\""`);
  });
});

describe("a brand's phone login", () => {
  const setting = {
    apiKey: "key-of-a-browser",
    projectId: "harbour-players",
    connector: "https://connect.example",
    portals: ["https://portal.example"],
  };
  const phone = localPhone(setting, 4173, ["http://127.0.0.1:4174"]);
  const own = "http://127.0.0.1:4173";
  const portal = "http://localhost:4173";
  const ask = (address: string, over = {}) =>
    make({ phone, local: ["http://127.0.0.1:4174"], ...over }).request(address);

  it("is served at its own origin, with the addresses of this machine", async () => {
    const page = await ask(`${own}/connect/phone.html`);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors ${portal}`);
    expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:4174/);
    const text = await page.text();
    expect(text).toContain("harbour-players");
    expect(text).not.toContain("connect.example");
    const file = await ask(`${own}/connect/phone.js`);
    expect(await file.text()).toBe("phone()");
    expect(file.headers.get("cross-origin-resource-policy")).toBe(
      "same-origin",
    );
  });

  it.each([
    `${portal}/connect/phone.html`,
    `${portal}/connect/phone.js`,
    `${own}/`,
    `${own}/login`,
    `${own}/index.html`,
    `${own}/connect/analytics.html`,
    `${own}/wps/system/status`,
    `${own}/connect/phone.map`,
  ])(
    "is served at no other address, and its origin serves nothing else: %s",
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  it("is announced to the portal, whose policy lets it be framed", async () => {
    const page = await ask(`${portal}/register`);
    expect(page.headers.get("content-security-policy")).toContain(
      `frame-src 'self' http://127.0.0.1:4174 ${own};`,
    );
    expect(await page.text()).toContain(
      `<meta name="foyer-phone-connector" content="${own}" />`,
    );
  });

  it("does not exist for a brand that does not configure it", async () => {
    const page = await ask(`${portal}/`, { phone: undefined });
    expect(await page.text()).not.toContain("phone");
    for (const origin of [portal, own]) {
      const answer = await ask(`${origin}/connect/phone.html`, {
        phone: undefined,
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe("calls", () => {
  let platform: Server;
  let platformUrl = "";
  const seen: IncomingMessage[] = [];

  beforeAll(async () => {
    platform = createServer((request, response) => {
      seen.push(request);
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        response.writeHead(418, {
          "content-type": "application/json",
          "retry-after": "7",
          "set-cookie": "a=1",
        });
        response.end(JSON.stringify({ body, url: request.url }));
      });
    });
    await new Promise<void>((resolve) =>
      platform.listen(0, "127.0.0.1", resolve),
    );
    const address = platform.address();
    platformUrl =
      typeof address === "object" && address
        ? `http://127.0.0.1:${address.port}`
        : "";
  });
  afterAll(() => platform.close());

  it("are passed on to the platform and back unchanged", async () => {
    const answer = await make({ platformUrl }).request("/wps/v2/login?x=1", {
      method: "POST",
      body: '{"a":1}',
      headers: {
        authorization: "token",
        connection: "keep-alive",
        "idempotency-key": "k",
      },
    });
    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual({
      body: '{"a":1}',
      url: "/wps/v2/login?x=1",
    });
    expect(answer.headers.get("retry-after")).toBe("7");
    const headers = seen.at(-1)?.headers;
    expect([headers?.["authorization"], headers?.["idempotency-key"]]).toEqual([
      "token",
      "k",
    ]);
    expect(headers?.["x-forwarded-host"]).toBe("localhost");
  });

  it("carry the address that this server sees, whatever the visitor claims", async () => {
    const claims = Object.fromEntries(
      claimedHeaders.map((name) => [name, "203.0.113.9"]),
    );
    await make({ platformUrl, merchant: "harbour" }).request(
      "/wps/system/status",
      { headers: { ...claims, "x-forwarded-client": "a", x_real_ip: "a" } },
      { incoming: { socket: { remoteAddress: "192.0.2.7" } } },
    );
    const headers = seen.at(-1)?.headers ?? {};
    const known = ["merchant", ...Object.keys(headers).filter(isTold)];
    expect(
      Object.fromEntries(known.map((name) => [name, headers[name]])),
    ).toEqual({
      merchant: "harbour",
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-host": "localhost",
      "x-forwarded-proto": "http",
    });
    expect(Object.values(headers)).not.toContain("203.0.113.9");
  });

  it("may use Expect: 100-continue", async () => {
    const answer = await make({ platformUrl }).request("/wps/v2/login", {
      method: "POST",
      body: "{}",
      headers: { expect: "100-continue" },
    });
    expect(answer.status).toBe(418);
  });

  it.each(["/wps/..%2fsandbox", "/wps/a%5c..%5c..%5csandbox", "/wps/%zz"])(
    "do not reach other paths of the platform: %s",
    async (path) => {
      const before = seen.length;
      const answer = await make({ platformUrl }).request(path);
      expect([answer.status, seen.length]).toEqual([404, before]);
    },
  );

  it("return nothing that the browser could show as a document", async () => {
    const answers = [
      await make({ platformUrl }).request("/wps/system/status"),
      await make().request("/wps/system/status"),
      await make({ platformUrl }).request("/wps/..%2fsandbox"),
    ];
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-security-policy":
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
  });
  it("are rejected when their method is not used by any call", async () => {
    const answer = await make().fetch(
      Object.create(new Request("http://portal.example/wps/system/status"), {
        method: { value: "TRACE" },
        url: { value: "http://portal.example/wps/system/status" },
      }),
    );
    expect(answer.status).toBe(405);
  });
  it("return 502 with a message when the platform does not answer", async () => {
    const answer = await make().request("/wps/system/status");
    expect([answer.status, await answer.text()]).toEqual([
      502,
      "The platform does not answer.\n",
    ]);
  });
});
