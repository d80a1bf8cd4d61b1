import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { root as ours } from "../checkout.ts";
import { packOf } from "../words/basePacks.ts";
import { foyerBrand } from "./vitePlugin.ts";

it("starts a page in a language that the brand alone has words in", async () => {
  const root = mkdtempSync(join(tmpdir(), "foyer-own-language-"));
  for (const shared of [
    "packages/app/src/words",
    "packages/ui/src/words",
    "themes/node_modules",
  ]) {
    mkdirSync(dirname(join(root, shared)), { recursive: true });
    symlinkSync(join(ours, shared), join(root, shared));
  }
  const { config } = JSON.parse(
    readFileSync(join(ours, "package.json"), "utf8"),
  );
  const folder = join(root, "themes/harbour");
  cpSync(join(ours, "themes", config.brand), folder, { recursive: true });
  const file = join(folder, "brand.json");
  const brand = JSON.parse(readFileSync(file, "utf8"));
  // A language that is written from right to left, so that the direction shows too.
  brand.languages.IR = { tag: "fa-IR", label: "فارسی" };
  writeFileSync(file, JSON.stringify({ ...brand, defaultLanguage: "IR" }));
  mkdirSync(join(folder, "messages"), { recursive: true });
  writeFileSync(
    join(folder, "messages/IR.json"),
    JSON.stringify(packOf(ours, "en")?.messages),
  );
  const page = join(root, "page");
  mkdirSync(page);
  writeFileSync(
    join(page, "index.html"),
    "<!doctype html><html><head></head><body></body></html>",
  );
  const result = await build({
    root: page,
    configFile: false,
    logLevel: "silent",
    plugins: [foyerBrand({ brand: "harbour", root })],
    build: { write: false },
  });
  if (!("output" in result)) throw new Error("One build gives one output.");
  const files = new Map(
    result.output.map((one) => [
      one.fileName,
      one.type === "chunk" ? one.code : String(one.source),
    ]),
  );
  expect(files.get("index.html")).toContain('<html lang="fa-IR" dir="rtl"');
  expect(files.get("boot.js")).toContain("fa-IR");
  rmSync(root, { recursive: true });
}, 60_000);
