// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { build, type Plugin } from "vite";
import { aroundPortal } from "./around-portal.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "around-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
};
const portal = {
  "portal/index.html": `<!doctype html><head><title>%BRAND_NAME%</title>
    <script type="module" crossorigin src="/assets/index-1a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/2b.js">
    <link rel="stylesheet" crossorigin href="/assets/3c.css"></head>`,
  "portal/.foyer-inputs": "of the portal",
  "portal/.vite/manifest.json": "{}",
  "portal/assets/index-1a.js": "portal()",
  "portal/assets/index-1a.js.br": "compressed",
  "portal/assets/3c.css": "a{}",
};
/** Stands for the brand's plug-in. */
const theme = (css: string): Plugin => ({
  name: "theme",
  resolveId: (id) =>
    id === "virtual:brand/theme.css" ? "/virtual:theme.css" : undefined,
  load: (id) => (id === "/virtual:theme.css" ? css : undefined),
});
const built = async (brand: string) => {
  write({
    "index.html": `<!doctype html><html><head><title>${brand}</title></head><body><script type="module" src="/src/main.tsx"></script></body></html>`,
  });
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      aroundPortal(join(root, "portal")),
      theme(`:root{--brand:"${brand}"}`),
    ],
    build: { outDir: brand, emptyOutDir: true },
  });
  return readFileSync(join(root, brand, "index.html"), "utf8");
};

it("names the portal's files and the brand's style sheet, and no other script", async () => {
  write(portal);
  const page = await built("harbour");
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  expect(files.slice(0, 3)).toEqual([
    "/assets/index-1a.js",
    "/assets/2b.js",
    "/assets/3c.css",
  ]);
  const [own = "", ...more] = files.slice(3);
  expect(own).toMatch(/^\/assets\/.+\.css$/);
  expect(more).toEqual([]);
  expect(readFileSync(join(root, "harbour", own), "utf8")).toContain("harbour");
  expect(page).toContain("<title>harbour</title>");
});

it("links the very files of the portal, so that two brands have the same script", async () => {
  write(portal);
  await built("harbour");
  await built("lake");
  const inode = (folder: string) =>
    statSync(join(root, folder, "assets/index-1a.js")).ino;
  expect(inode("harbour")).toBe(inode("portal"));
  expect(inode("lake")).toBe(inode("portal"));
  for (const file of ["assets/index-1a.js.br", ".vite/manifest.json"])
    expect(readFileSync(join(root, "lake", file), "utf8")).toBe(
      portal[`portal/${file}` as keyof typeof portal],
    );
});

it("leaves out the portal's own document and the note of what it was made from", async () => {
  write(portal);
  await built("harbour");
  expect(() => statSync(join(root, "harbour/.foyer-inputs"))).toThrow("ENOENT");
});

it("refuses a folder that is no build of the portal", async () => {
  write({ "portal/index.html": "<title>Something else</title>" });
  await expect(built("harbour")).rejects.toThrow("is no build of the portal");
});
