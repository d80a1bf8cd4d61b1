import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, createServer } from "vite";
import { messages } from "./messagesPlugin.ts";

let root = "";
const write = (file: string, text: string) => {
  const path = join(root, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
};
const inMalay = (words: object) =>
  write("packages/app/src/words/ms.json", JSON.stringify(words));
const page = () => ({
  root,
  configFile: false as const,
  logLevel: "silent" as const,
  plugins: [messages({ root, brand: "lake", pseudo: false })],
});

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-words-"));
  const languages = {
    EN: { tag: "en", label: "English" },
    MY: { tag: "ms-MY", label: "Melayu" },
  };
  write("themes/lake/brand.json", JSON.stringify({ languages }));
  write("packages/app/src/words/en/portal.json", '{"hi":"Hi","bye":"Bye"}');
  write("index.html", '<script type="module" src="/main.js"></script>');
  write("main.js", 'console.log("virtual")');
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a word that a language lacks", () => {
  it("fails the build and is listed with its file (LNG-06)", async () => {
    inMalay({ hi: "Hai" });
    await expect(build({ ...page(), build: { write: false } })).rejects.toThrow(
      'Words are missing; write them, or have them listed by "npm run messages check".\npackages/app/src/words/ms.json: "bye" is missing.',
    );
  });

  it("does not stop the development server", async () => {
    inMalay({ hi: "Hai" });
    const server = await createServer({
      ...page(),
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    await expect(
      server.pluginContainer.buildStart({}),
    ).resolves.toBeUndefined();
    await server.close();
  });

  it("lets the build pass once it is added", async () => {
    inMalay({ hi: "Hai", bye: "Selamat" });
    await expect(
      build({ ...page(), build: { write: false } }),
    ).resolves.toBeDefined();
  });
});
