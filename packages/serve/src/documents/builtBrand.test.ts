import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { builtBrand } from "./builtBrand.ts";

const folder = mkdtempSync(join(tmpdir(), "foyer-build-"));
const write = (name: string, text: string) =>
  writeFileSync(join(folder, name), text);
const data = {
  brand: { name: "Harbour" },
  words: { EN: { portal: "/EN-a.json", centre: "/EN-b.json" } },
};

beforeEach(() => {
  write(
    "index.html",
    `<div id="root"></div><script type="application/json" id="brand">${JSON.stringify(data)}</script><script src="/a.js"></script>`,
  );
  write("EN-a.json", '{"hi":[]}');
});
afterAll(() => rmSync(folder, { recursive: true }));

it("is read from the build's document, and its words from the files named there", async () => {
  const { brand, loadPack } = builtBrand(folder);
  expect(brand.name).toBe("Harbour");
  expect(await loadPack("EN", "portal")).toEqual({ hi: [] });
  await expect(loadPack("EN", "centre")).rejects.toThrow("EN-b.json");
  await expect(loadPack("XX", "portal")).rejects.toThrow("no pack XX");
});

it("is missed where the document says nothing", () => {
  write("index.html", "<title>Harbour</title>");
  expect(() => builtBrand(folder)).toThrow("does not say its brand");
});
