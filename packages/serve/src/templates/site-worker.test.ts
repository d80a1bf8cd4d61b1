import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  fresh,
  kept,
  platformHeaders,
  portalHeaders,
  productionConnectorHeaders,
  productionPhoneHeaders,
  type HeaderList,
} from "./headers.ts";
import { settingsFrom } from "./settings.ts";
import { ignoredFiles, workerScript, workerSettings } from "./worker.ts";
import { claims, documentOf, pages } from "../serving.testing.ts";
import { createSite, type WorkerEnvironment } from "./site-worker.ts";

const hosts = { image: [], game: [], frame: [], connect: [] };
const phone = {
  connector: "https://connect.example",
  portals: ["https://lake.example"],
};
const settings = settingsFrom({}, { brand: "lake", hosts, ...pages, phone });
const site = createSite(workerSettings(settings));

const files: Readonly<Record<string, string>> = {
  "/index.html": "<title>Portal</title>",
  "/_documents/_MY.html": documentOf("/", "MY"),
  "/_documents/_EN.html": documentOf("/", "EN"),
  "/boot.js": "boot()",
  "/_headers": "secret",
  "/.foyer.json": "{}",
  "/assets/main-1a.js": "main()",
  "/assets/main-1a.js.map": "{}",
  "/assets/_1a.js": "a",
  "/connect/analytics.html": "<title>Connector</title>",
  "/connect/phone.html": "<title>Phone</title>",
};
/** A host's files: for a missing one it answers with its own page. */
const environment: WorkerEnvironment = {
  ASSETS: {
    fetch: ({ url, method }) => {
      const text = files[new URL(url).pathname];
      const body = method === "HEAD" ? null : (text ?? "<h1>Not here</h1>");
      return Promise.resolve(
        new Response(body, {
          status: text === undefined ? 404 : 200,
          headers: { etag: '"1"', "Cache-Control": "public, max-age=600" },
        }),
      );
    },
  },
};
const ask = (address: string, init: RequestInit = {}, of = site) =>
  of.fetch(
    new Request(new URL(address, "https://lake.example"), init),
    environment,
  );
const differences = (headers: Headers, wanted: HeaderList) =>
  wanted.flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
  );
const portal = portalHeaders(settings);

afterEach(() => vi.unstubAllGlobals());

describe("files and pages at the edge", () => {
  it.each([
    ["/", 200, [...portal, fresh]],
    ["/Live/", 200, [...portal, fresh]],
    ["/live/slots/", 404, [...portal, fresh]],
    ["/boot.js", 200, [...portal, fresh]],
    ["/assets/main-1a.js", 200, [...portal, kept]],
    ["/connect/analytics.html", 200, [...productionConnectorHeaders, fresh]],
    ["/assets/_1a.js", 200, [...portal, kept]],
    ["/assets/gone-2b.js", 404, [...portal, fresh]],
    ["/assets/main-1a.js.map", 404, [...portal, fresh]],
    ["/gone.png", 404, [...portal, fresh]],
    ["/_headers", 404, [...portal, fresh]],
    ["/%5fheaders", 404, [...portal, fresh]],
    ["/.foyer.json", 404, [...portal, fresh]],
    ["/%2efoyer.json", 404, [...portal, fresh]],
    ["/%zz", 404, [...portal, fresh]],
    ["/wps", 404, [...portal, fresh]],
    ["/connect/phone.html", 404, [...portal, fresh]],
  ] as const)(
    "%s returns %i with every header",
    async (path, status, wanted) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(differences(answer.headers, wanted)).toEqual([]);
      if (status === 404)
        expect(await answer.text()).toBe(
          path === "/live/slots/" ? "<title>Portal</title>" : "Not found.\n",
        );
    },
  );

  it("returns the portal for every address without a file extension", async () => {
    for (const path of ["/", "/live", "/?token=a"])
      expect(await (await ask(path)).text()).toBe("<title>Portal</title>");
  });

  it("answers HEAD without a body, and rejects POST for a page", async () => {
    const head = await ask("/boot.js", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await ask("/live", { method: "POST" })).status).toBe(405);
    expect((await ask("/report", { method: "POST" })).status).toBe(204);
  });

  it("sends the portal whole with 404 even to whoever has it already", async () => {
    const headers = { "if-none-match": '"1"', range: "bytes=0-5" };
    const asked: Headers[] = [];
    await site.fetch(
      new Request("https://lake.example/no/such/page", { headers }),
      {
        ASSETS: {
          fetch: (request) => {
            asked.push(request.headers);
            return environment.ASSETS.fetch(request);
          },
        },
      },
    );
    expect(asked.map((one) => [...one.keys()])).toEqual([[]]);
  });

  it("serves the phone login at its own origin, and nothing else there", async () => {
    const own = await ask("https://connect.example/connect/phone.html");
    expect(await own.text()).toBe("<title>Phone</title>");
    expect(
      differences(own.headers, [...productionPhoneHeaders(phone), fresh]),
    ).toEqual([]);
    for (const path of ["/", "/boot.js", "/wps/system/status"])
      expect((await ask(`https://connect.example${path}`)).status).toBe(404);
  });
});

describe("documents at the edge", () => {
  const prerendered = createSite(
    workerSettings({ ...settings, prerender: true }),
  );

  it.each([
    ["/", "", documentOf("/", "MY")],
    ["/", "a=b; lang=EN", documentOf("/", "EN")],
    ["/?lang=EN", "lang=MY", documentOf("/", "EN")],
    ["/live", "lang=EN", "<title>Portal</title>"],
    ["/?token=abc", "lang=EN", "<title>Portal</title>"],
    ["/?lang=EN&token=abc", "", "<title>Portal</title>"],
  ])("%s with the cookie %j", async (path, cookie, text) => {
    const answer = await ask(path, { headers: { cookie } }, prerendered);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(
      differences(answer.headers, [
        ...portal,
        fresh,
        ["Vary", "Accept-Encoding, Cookie"],
      ]),
    ).toEqual([]);
  });

  it("are none unless they are switched on, nor by their own address", async () => {
    expect(await (await ask("/")).text()).toBe("<title>Portal</title>");
    for (const of of [site, prerendered])
      expect((await ask("/_documents/_EN.html", {}, of)).status).toBe(404);
  });

  it("are uploaded only where they are switched on", () => {
    expect(ignoredFiles(settings)).not.toContain("_documents");
    expect(ignoredFiles({ ...settings, prerender: true })).toMatch(
      /\/_\*\n!\/_documents\n$/,
    );
  });
});

describe("calls at the edge", () => {
  const platform = (answer: Response | Error) => {
    const asked: Request[] = [];
    vi.stubGlobal("fetch", (request: Request) => {
      asked.push(request);
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer);
    });
    return asked;
  };

  it("are passed on to the platform unchanged, with the address that the host reports", async () => {
    const asked = platform(
      new Response("{}", {
        status: 409,
        headers: { "Cache-Control": "no-store", "Set-Cookie": "a=b" },
      }),
    );
    const answer = await ask("/wps/a%20b.json?x=%2F", {
      method: "POST",
      body: "{}",
      headers: {
        authorization: "Bearer t",
        ...claims,
        "cf-connecting-ip": "198.51.100.7",
      },
    });
    const [request] = asked;
    expect(request?.headers.get("merchant")).toBe("lake");
    expect([...(request?.headers.values() ?? [])]).not.toContain("203.0.113.9");
    expect(request?.url).toBe("https://platform.example/wps/a%20b.json?x=%2F");
    expect(request?.method).toBe("POST");
    expect(await request?.text()).toBe("{}");
    expect(request?.headers.get("authorization")).toBe("Bearer t");
    expect(request?.headers.get("x-forwarded-for")).toBe("198.51.100.7");
    expect(request?.headers.get("x-forwarded-host")).toBe("lake.example");
    expect(answer.status).toBe(409);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBe("a=b");
    expect(differences(answer.headers, platformHeaders)).toEqual([]);
  });

  it("carry no address when the host reports none, even if the visitor claims one", async () => {
    const asked = platform(new Response("{}"));
    await ask("/wps/a", { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(asked[0]?.headers.has("x-forwarded-for")).toBe(false);
  });

  it("pass a WebSocket through unchanged", async () => {
    const socket = new Response(null, { status: 200 });
    platform(socket);
    const answer = await ask("/wps/events", {
      headers: { upgrade: "websocket" },
    });
    expect(answer).toBe(socket);
  });

  it("return 502 with a message when the platform does not answer", async () => {
    platform(new Error("No route."));
    const answer = await ask("/wps/system/status");
    expect([answer.status, await answer.text()]).toEqual([
      502,
      "The platform does not answer.\n",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("do not reach other paths of the platform", async () => {
    const asked = platform(new Response("{}"));
    await ask("/wps/../sandbox");
    await ask("/wps/%2e%2e/sandbox");
    await ask("/wps/..%2fsandbox");
    await ask("/wps/a%5c..%5c..%5csandbox");
    expect(asked).toEqual([]);
  });
});

describe("workerScript", () => {
  it("is a single module without imports that serves the portal in the same way", async () => {
    const text = await workerScript(settings);
    expect(text).not.toMatch(/^import /m);
    const folder = mkdtempSync(join(tmpdir(), "foyer-worker-"));
    const file = join(folder, "worker.mjs");
    writeFileSync(file, text);
    const { default: worker }: { default: typeof site } = await import(
      /* @vite-ignore */ pathToFileURL(file).href
    );
    const answer = await worker.fetch(
      new Request("https://lake.example/live"),
      environment,
    );
    expect(await answer.text()).toBe("<title>Portal</title>");
    expect(differences(answer.headers, [...portal, fresh])).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
