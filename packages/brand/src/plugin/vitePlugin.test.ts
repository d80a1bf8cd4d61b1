import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { directionOf } from "@foyer/platform/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build } from "vite";
import { listBrands } from "./brands.ts";
import { foyerBrand } from "./vitePlugin.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { config }: { config: { brand: string } } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const brand = config.brand;
const settings: {
  name: string;
  languages: Record<string, { tag: string }>;
  defaultLanguage: string;
} = JSON.parse(readFileSync(join(root, "themes", brand, "brand.json"), "utf8"));
/** Tag of the language of a first visit. */
const firstTag = settings.languages[settings.defaultLanguage]?.tag ?? "";
const other = listBrands(join(root, "themes")).find((id) => id !== brand) ?? "";
let page = "";
let files: ReadonlyMap<string, string> = new Map();

async function buildPage(all: boolean): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: page,
    configFile: false,
    logLevel: "silent",
    plugins: [foyerBrand({ brand, all, root })],
    build: { write: false, assetsInlineLimit: 0, target: "es2022" },
  });
  if (!("output" in result)) throw new Error("One build gives one output.");
  return new Map(
    result.output.map((file) => [
      file.fileName,
      file.type === "chunk" ? file.code : String(file.source),
    ]),
  );
}

const named = (pattern: RegExp) =>
  [...files]
    .filter(([name]) => pattern.test(name))
    .map(([, text]) => text)
    .join("\n");

beforeAll(async () => {
  page = mkdtempSync(join(tmpdir(), "foyer-page-"));
  writeFileSync(
    join(page, "index.html"),
    '<!doctype html><html><head><meta charset="utf-8"><title>%BRAND_NAME%</title></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    join(page, "main.js"),
    'import "virtual:brand/theme.css"; import * as brand from "virtual:brand"; import { brands } from "virtual:brands"; console.log(brand, brands);',
  );
  files = await buildPage(false);
}, 60_000);
afterAll(() => rmSync(page, { recursive: true }));

describe("a page built for a brand", () => {
  it("contains only that brand's theme", () => {
    expect(named(/\.css$/)).toContain(`[data-brand=${brand}]`);
    expect(named(/\.css$/)).not.toContain(other);
  });

  it("bundles the fonts and the icon", () => {
    const names = [...files.keys()];
    expect(names.filter((name) => name.endsWith(".woff2"))).toHaveLength(4);
    expect(names.filter((name) => /favicon-.*\.svg$/.test(name))).toHaveLength(
      1,
    );
    expect(named(/\.css$/)).toMatch(
      /src:url\(\/assets\/figtree-latin-wght-normal-[\w-]+\.woff2\)/,
    );
  });

  it("states the language and direction of a first visit in the HTML", () => {
    expect(files.get("index.html")).toContain(
      `<html lang="${firstTag}" dir="${directionOf({ tag: firstTag })}">`,
    );
  });

  it("loads boot.js, a classic script file, before the style sheet", () => {
    const html = files.get("index.html") ?? "";
    expect(html).toContain(`<title>${settings.name}</title>`);
    expect(html.indexOf('<script src="/boot.js"></script>')).toBeGreaterThan(0);
    expect(html.indexOf("/boot.js")).toBeLessThan(html.indexOf("stylesheet"));
    expect(html).not.toMatch(/<script>|<style/);
    const script = files.get("boot.js") ?? "";
    expect(script).not.toMatch(/\b(import|export)\b/);
    expect(script.length).toBeLessThan(1800);
  });

  it("boots when boot.js runs", () => {
    const element = { dataset: {}, lang: "", dir: "" };
    const window = {
      document: { documentElement: element },
      localStorage: { getItem: () => null },
      location: { search: "" },
      setTimeout: () => {},
      addEventListener: () => {},
    };
    new Function("window", files.get("boot.js") ?? "")(window);
    expect(element).toEqual({
      dataset: { brand, mode: expect.stringMatching(/^(dark|light)$/) },
      lang: firstTag,
      dir: directionOf({ tag: firstTag }),
    });
  });

  it("preloads the body font and links the icon in the HTML", () => {
    const html = files.get("index.html") ?? "";
    expect(html).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="\/assets\/figtree-latin-wght-normal-[\w-]+\.woff2">/,
    );
    expect(html).toMatch(
      /<link rel="icon" href="\/assets\/favicon-[\w-]+\.svg">/,
    );
    expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
  });
});

describe("a page built with all brands", () => {
  it("contains every theme, for live switching", async () => {
    files = await buildPage(true);
    expect(named(/\.css$/)).toContain(`[data-brand=${brand}]`);
    expect(named(/\.css$/)).toContain(`[data-brand=${other}]`);
  }, 60_000);
});
