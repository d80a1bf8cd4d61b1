import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { crawlerFiles } from "./crawler-files.ts";

const brand = chosenBrand();
let page = "";
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), "foyer-crawled-"));
  writeFileSync(join(page, "index.html"), "<!doctype html><title>A</title>");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(page, { recursive: true });
});

/** Text of a built file; undefined if there is none. */
async function built(): Promise<(name: string) => string | undefined> {
  const result = await build({
    root: page,
    configFile: false,
    logLevel: "silent",
    plugins: [crawlerFiles({ brand, root })],
    build: { write: false },
  });
  if (!("output" in result)) throw new Error("One build gives one output.");
  return (name) => {
    const file = result.output.find(({ fileName }) => fileName === name);
    return file?.type === "asset" ? String(file.source) : undefined;
  };
}

describe("the files of a build for search engines", () => {
  it("are for the host that the environment names", async () => {
    vi.stubEnv("PORTAL_HOST", "{brand}.portals.example");
    const file = await built();
    const origin = `https://${brand}.portals.example`;
    expect(file("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(file("sitemap.xml")).toContain(`<loc>${origin}/help</loc>`);
    for (const path of ["/member", "/agent", "/index", "/login", "/recent"])
      expect(file("sitemap.xml")).not.toContain(`${origin}${path}<`);
  });

  it("are robots.txt alone where it names none", async () => {
    vi.stubEnv("PORTAL_HOST", "");
    const file = await built();
    expect(file("robots.txt")).toMatch(/^Disallow: \/member$/m);
    expect(file("robots.txt")).not.toContain("Sitemap");
    expect(file("sitemap.xml")).toBeUndefined();
  });
});
