// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { entryBytes, faultOf, table } from "./build.mjs";
import { brandIds } from "./lib/brand.mjs";

vi.mock("./lib/children.mjs", () => ({
  bin: String,
  must: vi.fn(),
  run: vi.fn(),
}));

it("builds nothing for a release if the check of the brand fails", async () => {
  // Another file's tests may have loaded the modules with children of their own.
  vi.resetModules();
  const { build } = await import("./build.mjs");
  const { must, run } = await import("./lib/children.mjs");
  const { Plain } = await import("./lib/root.mjs");
  const [brand = ""] = brandIds();
  vi.stubEnv("FOYER_BRAND", brand);
  vi.mocked(must).mockRejectedValue(new Plain("1 to fix"));
  await expect(build(["--release"])).rejects.toThrow("1 to fix");
  expect(must).toHaveBeenCalledExactlyOnceWith(
    `The check of ${brand} for its release`,
    "tsx",
    [expect.stringContaining("cli.ts"), "check", brand, "--release"],
  );
  expect(run).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("counts each file named in index.html once, by its compressed size", () => {
  const folder = mkdtempSync(join(tmpdir(), "foyer-build-"));
  mkdirSync(join(folder, "assets"));
  const page = [
    '<script src="/boot.js"></script>',
    '<script type="module" crossorigin src="/assets/index-1a.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/runtime-1a.js">',
    '<link rel="modulepreload" crossorigin href="/assets/index-1a.js">',
    '<link rel="stylesheet" crossorigin href="/assets/index-1a.css">',
    '<link rel="icon" href="/assets/favicon-1a.svg">',
  ].join("\n");
  writeFileSync(join(folder, "index.html"), page);
  const sizes = {
    "boot.js": 5,
    "assets/index-1a.js": 100,
    "assets/runtime-1a.js": 20,
    "assets/index-1a.css": 30,
    "assets/late-1a.js": 1000,
  };
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(join(folder, `${name}.br`), "x".repeat(size));
  expect(entryBytes(folder)).toEqual({ js: 125, css: 30 });
  rmSync(folder, { recursive: true });
});

it("aligns the figures of a table in columns", () => {
  expect(
    table(
      ["brand", "folder", "entry JS"],
      [
        ["lake", "a/b", "9"],
        ["far-lake", "not built", ""],
      ],
    ).split("\n"),
  ).toEqual([
    "brand     folder     entry JS",
    "lake      a/b               9",
    "far-lake  not built",
  ]);
});

const stack = `error during build:
Error: PLATFORM_URL must be an origin.
    at read (file:///house/settings.ts:1:2)
    at async close (file:///house/files.ts:3:4) {
  code: 'PLUGIN_ERROR',
  hook: 'closeBundle'
}
`;

it("says why a build failed, without the stack of the tools", () => {
  expect(faultOf(stack)).toBe(
    "error during build:\nError: PLATFORM_URL must be an origin.",
  );
  // The rest of the tools' output stays: an excerpt from the source, a list.
  const source = `Unexpected token\n  1 | const a = {\n  at: 1,\n}\nwords.json: "at" is missing.`;
  expect(faultOf(`${source}\n`)).toBe(source);
});

it("keeps the whole stack when DEBUG is set", () => {
  vi.stubEnv("DEBUG", "1");
  expect(faultOf(stack)).toBe(stack.trimEnd());
  vi.unstubAllEnvs();
});
