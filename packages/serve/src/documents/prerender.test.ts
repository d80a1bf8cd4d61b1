import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prerender } from "./prerender.ts";

/** What a build brings along, as small as it can be: it draws what the platform says at the page's own address. */
const renderPage = `
export const hasDocument = (_brand, path) => path !== "/member";
export const addressesOf = () => ({});
export const sanitiserOf = () => String;
export const isSiteOpen = async (_brand, fetch) => (await fetch("/wps/status", {})).text().then((said) => said === "0");
export const stateText = JSON.stringify;
export const renderPage = async ({ language, address, host, fetch }) => {
  const shared = await fetch("/wps/shared", { headers: { language } });
  const own = await fetch("/wps" + address, { headers: { language } });
  if (!own.ok) throw new Error("The platform said " + own.status + ".\\n    at a line");
  return {
    html: [host, language, await shared.text(), await own.text()].join(" "),
    head: { title: "Page", description: "", canonical: address, alternates: [], games: [], questions: [] },
    tag: "en", direction: "ltr", state: { language, address, parts: [] },
  };
};`;

let root = "";
let platform: Server;
let status: () => string;
let asked: string[] = [];
let broken: ReadonlySet<string> = new Set();
const env: Record<string, string> = {};
const documents = () => join(root, "_documents");
const made = () => (existsSync(documents()) ? readdirSync(documents()) : []);
const read = (name: string) => readFileSync(join(documents(), name));
const run = (more: Partial<Parameters<typeof prerender>[0]> = {}) =>
  prerender({ folder: root, env, ...more });
/** Makes the documents as old as if no run had replaced them for so many seconds. */
const age = (seconds: number) => {
  const then = Date.now() / 1000 - seconds;
  for (const name of made()) utimesSync(join(documents(), name), then, then);
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "foyer-prerender-"));
  for (const name of [".server", ".vite"]) mkdirSync(join(root, name));
  const files = {
    "index.html":
      '<html lang="ms" dir="ltr"><head><title>Lake</title></head><div id="root"></div><script type="application/json" id="brand">{"brand":{"name":"Lake"},"words":{"EN":{"portal":"/EN-a.json","fonts":"/EN-f.css"}}}</script>',
    ".server/renderPage.js": renderPage,
    "EN-f.css":
      '@font-face{src:url("/assets/marks.woff2")}@font-face{src:url("/assets/marks.woff2")}',
    ".vite/parts.json": '{"start":"assets/start.js","parts":{}}',
    ".foyer.json": JSON.stringify({
      brand: "lake",
      merchantCode: "lake",
      hosts: { image: [], game: [], frame: [], connect: [] },
      paths: ["/", "/index.html", "/help", "/member"],
      languages: ["MY", "EN"],
    }),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, name), text);
  asked = [];
  status = () => "0";
  broken = new Set();
  platform = createServer(({ url = "", headers }, answer) => {
    asked.push(`${url} ${headers["merchant"]} ${headers["language"] ?? ""}`);
    answer.statusCode = broken.has(url) ? 503 : 200;
    answer.end(url === "/wps/status" ? status() : `said ${url}`);
  });
  platform.listen(0, "127.0.0.1");
  await once(platform, "listening");
  const address = platform.address();
  if (address === null || typeof address === "string")
    throw new Error("There is no port.");
  env["PLATFORM_URL"] = `http://127.0.0.1:${address.port}`;
  env["PORTAL_HOST"] = "{brand}.portals.example";
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  if (!platform.listening) return;
  platform.closeAllConnections();
  platform.close();
  await once(platform, "close");
});
const stopPlatform = async () => {
  platform.closeAllConnections();
  platform.close();
  await once(platform, "close");
};

describe("prerendered documents", () => {
  it("are those of every public page in every language, in three forms", async () => {
    expect(await run()).toBe(4);
    const names = ["_EN", "_MY", "help_EN", "help_MY"];
    expect(made().sort()).toEqual(
      names
        .flatMap((name) =>
          ["", ".br", ".gz"].map((ending) => `${name}.html${ending}`),
        )
        .sort(),
    );
    const text = read("help_EN.html").toString();
    expect(text).toContain(
      '<div id="root">lake.portals.example EN said /wps/shared said /wps/help</div>',
    );
    expect(text).toContain(
      '<link rel="canonical" href="https://lake.portals.example/help" />',
    );
    expect(text).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/marks.woff2">',
    );
    // The words of its language are fetched beside the script, if the build has them.
    expect(text).toContain('href="/EN-a.json">');
    expect(text).toContain('<link rel="stylesheet" href="/EN-f.css">');
    expect(read("help_MY.html").toString()).not.toContain('as="fetch"');
    expect(brotliDecompressSync(read("help_EN.html.br")).toString()).toBe(text);
    expect(gunzipSync(read("help_EN.html.gz")).toString()).toBe(text);
  });

  it("ask the platform once for what they have in common, in the merchant's name", async () => {
    await run();
    expect(asked.filter((one) => one.includes("shared")).sort()).toEqual([
      "/wps/shared lake EN",
      "/wps/shared lake MY",
    ]);
  });

  it("replace those of the run before, and stand while a run is young enough to have failed", async () => {
    await run();
    const before = read("help_EN.html").toString();
    age(30);
    await stopPlatform();
    await expect(run()).rejects.toThrow(
      /^http:\S+ does not say whether the site is open \(.+\)\.$/,
    );
    expect(read("help_EN.html").toString()).toBe(before);
    age(61);
    await expect(run()).rejects.toThrow();
    expect(made()).toEqual([]);
  });

  it("are removed at once while the site is closed", async () => {
    await run();
    status = () => "1";
    expect(await run()).toBe(0);
    expect(existsSync(documents())).toBe(false);
  });

  it("are removed if the site closes while they are drawn", async () => {
    const said = ["0", "1"];
    status = () => said.shift() ?? "1";
    await run();
    expect(made()).toEqual([]);
  });

  it("leave out a page that cannot be drawn, and say so in one sentence", async () => {
    await run();
    age(61);
    broken = new Set(["/wps/help"]);
    await expect(run()).rejects.toThrow(
      /^2 pages are missing\. \/help in MY: The platform said 503\.$/,
    );
    expect(made().filter((name) => name.endsWith(".html"))).toEqual([
      "_EN.html",
      "_MY.html",
    ]);
  });

  it("do not wait for a platform that hangs", async () => {
    await run();
    age(61);
    const end = new AbortController();
    status = () => {
      end.abort();
      return "0";
    };
    await expect(run({ signal: end.signal })).rejects.toThrow("in time");
    expect(made()).toEqual([]);
  });

  it("stay with the build that draws them, even if a link leads to another one meanwhile", async () => {
    const other = mkdtempSync(join(tmpdir(), "foyer-other-"));
    const current = join(other, "current");
    symlinkSync(root, current);
    status = () => {
      rmSync(current);
      symlinkSync(other, current);
      return "0";
    };
    expect(await run({ folder: current })).toBe(4);
    expect(made()).toContain("_EN.html");
    expect(readdirSync(other)).toEqual(["current"]);
    rmSync(other, { recursive: true });
  });

  it("leave nothing behind of a run that was interrupted", async () => {
    mkdirSync(documents());
    writeFileSync(join(documents(), "help_EN.html.br.77"), "half");
    age(61);
    await run();
    expect(made().filter((name) => name.endsWith("77"))).toEqual([]);
  });

  it("allow a platform's own pictures only where it is on this machine", async () => {
    await run();
    expect(read("_EN.html").toString()).not.toContain("foyer-local-hosts");
    await run({ isLocal: true });
    expect(read("_EN.html").toString()).toContain(
      `<meta name="foyer-local-hosts" content="${env["PLATFORM_URL"]}" />`,
    );
  });

  it("need a platform, and a build that can draw", async () => {
    await expect(run({ env: {} })).rejects.toThrow(/^PLATFORM_URL /);
    await expect(run({ folder: tmpdir() })).rejects.toThrow("no build");
  });
});
