import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { caddyTemplate } from "./caddy.ts";
import {
  fresh,
  kept,
  platformHeaders,
  portalHeaders,
  productionConnectorHeaders,
} from "./headers.ts";
import { settingsFrom } from "./settings.ts";
import {
  askRaw,
  claims,
  differences,
  documentOf,
  freePort,
  hosts,
  makeBuild,
  pages,
  script,
  startPlatform,
} from "../serving.testing.ts";

const caddy = ["/usr/bin/caddy", "/usr/local/bin/caddy"].find((file) =>
  existsSync(file),
);
if (!caddy)
  console.warn("No caddy is installed (apt-get install caddy): not run.");

it.skipIf(!caddy)(
  "two brands share a Caddy, each at its own host",
  async () => {
    const own = mkdtempSync(join(tmpdir(), "foyer-caddies-"));
    const port = await freePort();
    const file = join(own, "Caddyfile");
    const site = (brand: string) =>
      caddyTemplate(
        settingsFrom(
          {
            PORTAL_FOLDER: makeBuild().folder,
            PORTAL_TLS: "off",
            PORTAL_PORT: String(port),
          },
          { brand, hosts, ...pages },
        ),
        { shared: true },
      );
    writeFileSync(
      file,
      `{\n\tadmin off\n}\n${site("lake")}${site("river")}:${port} {\n\trespond 404\n}\n`,
    );
    const child = spawn(caddy ?? "", ["run", "--config", file], {
      env: { ...process.env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
      stdio: "ignore",
    });
    const url = `http://127.0.0.1:${port}`;
    const statusAt = async (host: string) =>
      (await askRaw(url, "/", { host })).status;
    await vi.waitFor(() => fetch(url), { timeout: 20_000 });
    expect(await statusAt("lake.example")).toBe(200);
    expect(await statusAt("river.example")).toBe(200);
    expect(await statusAt("elsewhere.example")).toBe(404);
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(own, { recursive: true });
  },
);

describe.skipIf(!caddy)("a build behind a real Caddy", () => {
  const own = mkdtempSync(join(tmpdir(), "foyer-caddy-"));
  const file = join(own, "Caddyfile");
  // It stores its state in these folders.
  const env = { ...process.env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  let url = "";
  let stop = async () => {};

  beforeAll(async () => {
    const build = makeBuild();
    const platform = await startPlatform();
    const port = await freePort();
    const settings = settingsFrom(
      {
        PLATFORM_URL: platform.url,
        PORTAL_FOLDER: build.folder,
        PORTAL_TLS: "off",
        PORTAL_PORT: String(port),
        PORTAL_PRERENDER: "on",
      },
      { brand: "lake", hosts, ...pages },
    );
    // Without the administration endpoint, which listens on a separate port.
    writeFileSync(file, `{\n\tadmin off\n}\n${caddyTemplate(settings)}`);
    const child = spawn(
      caddy ?? "",
      ["run", "--adapter", "caddyfile", "--config", file],
      { env, stdio: "ignore" },
    );
    const ended = once(child, "close");
    stop = async () => {
      child.kill("SIGTERM");
      await ended;
      await platform.close();
      build.remove();
    };
    url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(url), { timeout: 15_000 });
  });
  afterAll(async () => {
    await stop();
    rmSync(own, { recursive: true });
  });

  const portal = portalHeaders({ hosts });

  it.each([
    ["/", 200, [...portal, fresh]],
    ["/Live/", 200, [...portal, fresh]],
    ["/manifest.webmanifest", 200, [...portal, fresh]],
    ["/assets/main-1a.js", 200, [...portal, kept]],
    ["/assets/_1a.js", 200, [...portal, kept]],
    ["/_headers", 404, [...portal, fresh]],
    ["/assets/gone-2b.js", 404, [...portal, fresh]],
    ["/assets/main-1a.js.map", 404, [...portal, fresh]],
    ["/.foyer.json", 404, [...portal, fresh]],
    ["/gone.woff2", 404, [...portal, fresh]],
    ["/wps", 404, [...portal, fresh]],
    ["/connect/analytics.html", 200, [...productionConnectorHeaders, fresh]],
  ] as const)(
    "%s returns %i with every header",
    async (path, status, wanted) => {
      const answer = await fetch(`${url}${path}`);
      expect(answer.status).toBe(status);
      expect(differences(answer.headers, wanted)).toEqual([]);
      expect(answer.headers.get("server")).toBeNull();
      if (status === 404) expect(await answer.text()).toBe("Not found.");
    },
  );

  it.each([
    ["/nowhere", "", 404, "<title>Portal</title>"],
    ["/live/slots", "", 404, "<title>Portal</title>"],
    ["/", "", 200, documentOf("/", "MY")],
    ["/", "a=b; lang=EN", 200, documentOf("/", "EN")],
    ["/", "lang=XX", 200, documentOf("/", "MY")],
    ["/?lang=EN", "lang=MY", 200, documentOf("/", "EN")],
    ["/live", "lang=EN", 200, documentOf("/live", "EN")],
    ["/live", "lang=MY", 200, "<title>Portal</title>"],
    ["/live/", "lang=EN", 200, "<title>Portal</title>"],
    ["/?token=abc", "lang=EN", 200, "<title>Portal</title>"],
    ["/?lang=EN&token=abc", "", 200, "<title>Portal</title>"],
    ["/_documents/_EN.html", "", 404, "Not found."],
  ])(
    "%s with the cookie %j returns %i and its document or the portal",
    async (path, cookie, status, text) => {
      const headers = { cookie, "accept-encoding": "gzip" };
      const answer = await fetch(`${url}${path}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([status, text]);
      expect(differences(answer.headers, [...portal, fresh])).toEqual([]);
      if (status === 200)
        expect(answer.headers.get("vary")).toMatch(
          /^Cookie(, Accept-Encoding)?$/,
        );
      // Whoever has it is told so, but never that an address is a page which is none.
      const again = await askRaw(url, path, {
        ...headers,
        "if-none-match": answer.headers.get("etag") ?? "",
      });
      expect([again.status, again.body.length > 0]).toEqual(
        status === 200 ? [304, false] : [404, true],
      );
    },
  );

  it("sends the built file types and compressed forms, and rejects POST for a page", async () => {
    const manifest = await fetch(`${url}/manifest.webmanifest`);
    expect(manifest.headers.get("content-type")).toBe(
      "application/manifest+json",
    );
    const zipped = await fetch(`${url}/assets/main-1a.js`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(await zipped.text()).toBe(script);
    const written = await fetch(`${url}/live`, { method: "POST" });
    expect(written.status).toBe(405);
  });

  it("passes calls on, and ignores what a visitor claims to be", async () => {
    const answer = await fetch(`${url}/wps/list%20a.json?x=%2F`, {
      headers: claims,
    });
    const asked = await answer.json();
    expect(asked).toMatchObject({
      url: "/wps/list%20a.json?x=%2F",
      headers: {
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": new URL(url).host,
        merchant: "lake",
      },
    });
    expect(Object.values(asked.headers)).not.toContain("203.0.113.9");
    expect(differences(answer.headers, platformHeaders)).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("is valid with TLS and a phone login at its own origin", () => {
    const phone = {
      connector: "https://connect.example",
      portals: ["https://portal.example"],
    };
    const whole = join(own, "Caddyfile.tls");
    const settings = settingsFrom(
      {},
      { brand: "lake", hosts, ...pages, phone },
    );
    writeFileSync(whole, caddyTemplate(settings));
    const { status } = spawnSync(
      caddy ?? "",
      ["validate", "--adapter", "caddyfile", "--config", whole],
      { env },
    );
    expect(status).toBe(0);
  });
});
