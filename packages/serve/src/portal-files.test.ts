import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { portalFiles } from "./portal-files.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-refused-"));
  mkdirSync(join(root, "themes", "moonlit"), { recursive: true });
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Moon</title>");
});
afterEach(() => rmSync(root, { recursive: true }));

it("keeps the policy file of the last build when a build fails", async () => {
  const brand = {
    name: "Moonlit",
    merchantCode: "moonlit",
    hosts: {
      image: ["https://img.example; frame-ancestors *"],
      game: [],
      frame: [],
      connect: [],
    },
  };
  writeFileSync(
    join(root, "themes", "moonlit", "brand.json"),
    JSON.stringify(brand),
  );
  const headers = join(root, "dist", "_headers");
  writeFileSync(headers, "of the last build");
  const refused = build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { emptyOutDir: false },
    plugins: [
      {
        name: "refusal",
        buildStart() {
          throw new Error("hosts.image: is no host.");
        },
      },
      portalFiles({
        root,
        brand: "moonlit",
        pages: () => Promise.reject(new Error("The build has failed before.")),
      }),
    ],
  });
  await expect(refused).rejects.toThrow("is no host");
  expect(readFileSync(headers, "utf8")).toBe("of the last build");
});
