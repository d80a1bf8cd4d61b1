import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentBrand } from "@foyer/platform/brand";
import { build, createServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../checkout.ts";
import { listBrands } from "../plugin/brands.ts";
import { brandInPage } from "./brandInPage.ts";

interface Page {
  readonly data: DocumentBrand;
  /** The text of its element, as it was written. */
  readonly text: string;
  readonly files: ReadonlyMap<string, string>;
}

const brands = listBrands(join(root, "themes"));
const pages = new Map<string, Page>();
let folder = "";

const textOf = (html: string) =>
  /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(
    html,
  )?.[1] ?? "";

async function buildPage(brand: string): Promise<Page> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [brandInPage({ root, brand, pseudo: false })],
    build: { write: false, assetsInlineLimit: 0 },
  });
  if (!("output" in result)) throw new Error("One build gives one output.");
  const files = new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === "chunk" ? file.code : String(file.source),
    ]),
  );
  const text = textOf(files.get("/index.html") ?? "");
  return { files, text, data: JSON.parse(text) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "foyer-page-"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html><head></head><body><b>%BRAND_LOGO_PICTURE%</b><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(join(folder, "main.js"), "console.log(document.body);");
  for (const brand of brands) pages.set(brand, await buildPage(brand));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(brands)("the document of %s", (brand) => {
  const page = () => {
    const found = pages.get(brand);
    if (!found) throw new Error("It was not built.");
    return found;
  };

  it("has the configuration with defaults filled in, and what the build adds", () => {
    const { data } = page();
    expect(data.brand).toMatchObject({
      id: brand,
      merchantCode: expect.any(String),
      legal: { rights: expect.stringMatching(/./) },
      layout: { gameCard: expect.any(String) },
      pageColors: {
        dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
        light: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    });
    expect(data.brand).not.toHaveProperty("$schema");
  });

  it("names files that are there: its pictures, and the words and fonts of each language", () => {
    const { data, files } = page();
    const { logo, logoMark } = data.brand.pictures;
    expect(files.get(logo.src)).toContain("<svg");
    expect(files.get(logoMark.src)).toContain("<svg");
    expect(Object.keys(data.words)).toEqual(Object.keys(data.brand.languages));
    for (const { portal, centre, fonts } of Object.values(data.words)) {
      expect(Object.keys(JSON.parse(files.get(portal) ?? ""))).toContain(
        "hd_home",
      );
      expect(Object.keys(JSON.parse(files.get(centre) ?? ""))).toContain(
        "withdraw.label",
      );
      if (fonts === undefined) continue;
      const [, file = ""] =
        /url\("([^"]+)"\)/.exec(files.get(fonts) ?? "") ?? [];
      expect(files.has(file)).toBe(true);
    }
  });

  it("shows the logo's picture where its place is, one for each mode where the brand has two", () => {
    const { data, files } = page();
    const { src, srcOnLight, width } = data.brand.pictures.logo;
    const [, shown = ""] =
      /<b>(.*)<\/b>/.exec(files.get("/index.html") ?? "") ?? [];
    const pictures = [...shown.matchAll(/src="([^"]+)"/g)];
    expect(pictures.map(([, address]) => address)).toEqual(
      srcOnLight === undefined ? [src] : [src, srcOnLight],
    );
    expect(shown).toContain(`width="${width}"`);
  });

  it("cannot be ended by a text of the brand", () => {
    expect(page().text).not.toContain("<");
  });
});

it("gives a language the fonts that it alone needs", () => {
  const words = [...pages.values()].flatMap(({ data }) =>
    Object.entries(data.words),
  );
  expect(
    words.flatMap(([code, { fonts }]) => (fonts === undefined ? [] : [code])),
  ).toContain("CN");
});

it("leaves the script of the page the same for every brand", () => {
  const scripts = [...pages.values()].map(({ files }) =>
    [...files].filter(([name]) => name.endsWith(".js")),
  );
  expect(scripts[0]).toHaveLength(1);
  for (const script of scripts) expect(script).toEqual(scripts[0]);
});

it("lets the development server answer with the words", async () => {
  const [brand = ""] = brands;
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [brandInPage({ root, brand, pseudo: true })],
    server: { port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const html = await (await fetch(address)).text();
  const { words }: DocumentBrand = JSON.parse(textOf(html));
  expect(Object.keys(words)).toContain("XA");
  const answer = await fetch(new URL(words["XA"]?.portal ?? "", address));
  expect(Object.keys(await answer.json())).toContain("hd_home");
  await server.close();
});
