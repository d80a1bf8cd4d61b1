import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runBrandTool } from "./cliCommands.ts";

const realThemes = fileURLToPath(
  new URL("../../../../themes", import.meta.url),
);
let root = "";
let said: string[] = [];
let complained: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-tool-"));
  mkdirSync(join(root, "themes"));
  mkdirSync(join(root, "docs"));
  symlinkSync(
    join(realThemes, "node_modules"),
    join(root, "themes/node_modules"),
  );
  said = [];
  complained = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const tool = (...args: string[]) =>
  runBrandTool(args, {
    root,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });

describe("the brand tool", () => {
  it("makes a brand, checks it and reports its contrast", async () => {
    expect(await tool("new", "harbour", "--yes")).toBe(true);
    expect(await tool("check", "harbour")).toBe(true);
    expect(said).toContain("harbour: all is well");
    expect(await tool("report", "harbour")).toBe(true);
    expect(said.join("\n")).toMatch(/moved: accent\.fill/);
  });

  it("reports problems as text and as JSON", async () => {
    await tool("new", "harbour", "--yes");
    writeFileSync(join(root, "themes/harbour/brand.json"), "{");
    expect(await tool("check")).toBe(false);
    expect(said.join("\n")).toMatch(
      /harbour: \d+ to fix\n {2}themes\/harbour\/brand\.json: is not valid JSON/,
    );
    said = [];
    expect(await tool("check", "harbour", "--json")).toBe(false);
    const [found] = JSON.parse(said.join("\n"));
    expect(found).toMatchObject({
      brand: "harbour",
      problems: [{ file: "themes/harbour/brand.json", key: "" }],
    });
  });

  it("notes a placeholder licence line without failing the check", async () => {
    await tool("new", "harbour", "--yes");
    expect(await tool("check", "harbour")).toBe(true);
    expect(said.join("\n")).toContain(
      "legal.licence: (only to know) is still the line that brand new wrote",
    );
  });

  it("writes schemas and the reference, and detects outdated ones", async () => {
    expect(await tool("schema", "--check")).toBe(false);
    expect(complained[0]).toContain(
      "is out of date. Run: npm run brand schema",
    );
    expect(await tool("schema")).toBe(true);
    expect(await tool("schema", "--check")).toBe(true);
    expect(await tool("reference", "--check")).toBe(false);
    expect(await tool("reference")).toBe(true);
    expect(await tool("reference", "--check")).toBe(true);
    expect(
      readFileSync(join(root, "docs/brand-reference.md"), "utf8"),
    ).toContain("# What a brand can write");
  });

  it("prints its usage for an unknown command", async () => {
    expect(await tool("paint")).toBe(false);
    expect(complained.join("\n")).toContain("brand check [name]");
  });
});
