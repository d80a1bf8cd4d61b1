import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

  it("accepts no placeholder in the check of a release", async () => {
    await tool("new", "harbour", "--yes");
    expect(await tool("check", "harbour", "--release")).toBe(false);
    expect(said).toContain("harbour: 2 to fix");
    expect(said.join("\n")).toMatch(
      /brand\.json, legal\.licence: is still the line .*\n.*brand\.json, hosts: https:\/\/img\.harbour\.example and 2 more are examples only/,
    );
    const file = join(root, "themes/harbour/brand.json");
    const { legal, hosts, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    const licence = "Licence RG-2026-0417, granted by the Lakeland Commission.";
    writeFileSync(
      file,
      JSON.stringify({
        ...rest,
        legal: { ...legal, licence },
        hosts: { ...hosts, image: [], game: [], link: [] },
      }),
    );
    expect(await tool("check", "harbour", "--release")).toBe(true);
  });

  it("reports what was moved first, then a count, and every pair on request", async () => {
    await tool("new", "harbour", "--yes");
    said = [];
    expect(await tool("report", "harbour")).toBe(true);
    const short = said.join("\n").split("\n");
    expect(short.slice(0, 2)).toEqual([
      "harbour",
      "These colours were moved, so that they can be read:",
    ]);
    expect(short.length).toBeLessThan(40);
    expect(said.join("\n")).toMatch(
      /moved: .*\n\nContrast: \d+ pairs, all pass \(WCAG 2\.2 AA\)\.\n\nEvery pair: npm run brand report harbour -- --all$/,
    );
    said = [];
    expect(await tool("report", "harbour", "--all")).toBe(true);
    const pairs = Number(/(\d+) pairs/.exec(said.join("\n"))?.[1]);
    const rows = said.filter((line) => /^ +\d+\.\d\d \(/.test(line));
    expect(rows).toHaveLength(pairs);
  });

  it("names a brand that was probably meant", async () => {
    await tool("new", "harbour", "--yes");
    expect(await tool("check", "harbur")).toBe(false);
    expect(said).toContain(
      '  themes/harbur: there is no such folder (did you mean "harbour"?).',
    );
  });

  it.each(["check", "new", "report", "schema", "reference"])(
    "prints how brand %s is used, and does nothing else",
    async (command) => {
      for (const flag of ["--help", "-h"]) {
        said = [];
        expect(await tool(command, flag)).toBe(true);
        expect(said.join("\n")).toMatch(new RegExp(`^brand ${command} `));
        expect(said.join("\n").match(/^brand /gm)).toHaveLength(1);
      }
      expect(complained).toEqual([]);
      expect(readdirSync(join(root, "docs"))).toEqual([]);
    },
  );

  it.each(["--help", "-h", "help"])(
    "prints all usages for %s",
    async (word) => {
      expect(await tool(word)).toBe(true);
      expect(said.join("\n").match(/^brand /gm)).toHaveLength(7);
    },
  );

  it.each([
    ["check", "--relaese"],
    ["report", "--full"],
    ["schema", "--write"],
    ["reference", "--write"],
  ])("does not ignore an unknown flag: brand %s %s", async (command, flag) => {
    await expect(tool(command, flag)).rejects.toThrow(
      new RegExp(`^Unknown option '${flag}'\n\nbrand ${command} `),
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
