import {
  cpSync,
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
import { listBrands } from "../plugin/brands.ts";
import { runBrandTool } from "./cliCommands.ts";

const realThemes = fileURLToPath(
  new URL("../../../../themes", import.meta.url),
);
let root = "";
let said: string[] = [];
let complained: string[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "foyer-tokens-"));
  mkdirSync(join(root, "themes"));
  symlinkSync(
    join(realThemes, "node_modules"),
    join(root, "themes/node_modules"),
  );
  await tool("new", "harbour", "--yes");
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
const design = () => join(root, "design");
const textOf = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const filesIn = (folder: string) =>
  readdirSync(folder).map((name) => [
    name,
    readFileSync(join(folder, name), "utf8"),
  ]);

/** Changes a file of the export as a design tool would. */
function change(file: string, from: RegExp, to: string) {
  const text = textOf("design", file);
  expect(text).toMatch(from);
  writeFileSync(join(design(), file), text.replace(from, to));
}

const pageToken = /("page": \{\s+"\$type": "color",\s+"\$value": )\{[^}]+\}/;
const navy =
  '$1{ "colorSpace": "srgb", "components": [0.02, 0.05, 0.12], "hex": "#050d1f" }';

describe("brand export and brand import", { timeout: 30_000 }, () => {
  it.each(listBrands(realThemes))(
    "leave %s the same, byte for byte, if no role has changed",
    async (id) => {
      cpSync(join(realThemes, id), join(root, "themes", id), {
        recursive: true,
      });
      const before = textOf("themes", id, "tokens.json");
      expect(await tool("export", id, "--dtcg", design())).toBe(true);
      const first = filesIn(design());
      expect(await tool("import", id, "--dtcg", design())).toBe(true);
      expect(said.at(-1)).toContain("no role has changed");
      expect(textOf("themes", id, "tokens.json")).toBe(before);
      expect(await tool("export", id, "--dtcg", design())).toBe(true);
      expect(filesIn(design())).toEqual(first);
    },
  );

  it("make a changed role the brand's own, once", async () => {
    await tool("export", "harbour", "--dtcg", design());
    change("dark.tokens.json", pageToken, navy);
    expect(await tool("import", "harbour", "--dtcg", design())).toBe(true);
    expect(said).toContainEqual(
      expect.stringMatching(/dark\.color\.surface\.page: #\w{6} → #050d1f/),
    );
    const after = textOf("themes/harbour/tokens.json");
    expect(JSON.parse(after)).toMatchObject({
      dark: { color: { surface: { page: { $value: { hex: "#050d1f" } } } } },
    });
    expect(Object.keys(JSON.parse(after).dark.color)).toEqual(["surface"]);
    expect(await tool("check", "harbour")).toBe(true);

    // The same folder again: what the build derived from the change is no change of the tool's.
    expect(await tool("import", "harbour", "--dtcg", design())).toBe(true);
    expect(said.at(-1)).toContain("no role has changed");
    expect(textOf("themes/harbour/tokens.json")).toBe(after);
  });

  it("leave out tokens that are no roles, and say so", async () => {
    await tool("export", "harbour", "--dtcg", design());
    change(
      "both.tokens.json",
      /"radius": \{/,
      '"grid": { "$type": "number", "$value": 12 }, "radius": {',
    );
    expect(await tool("import", "harbour", "--dtcg", design())).toBe(true);
    expect(said).toContain('Left out, because they are no roles: "grid".');
  });

  it("write nothing if a value cannot be used", async () => {
    await tool("export", "harbour", "--dtcg", design());
    const before = textOf("themes/harbour/tokens.json");
    change("light.tokens.json", pageToken, '$1"navy"');
    expect(await tool("import", "harbour", "--dtcg", design())).toBe(false);
    expect(complained.join("\n")).toContain(
      'light.tokens.json: color.surface.page: "navy" is not a colour',
    );
    expect(complained.at(-1)).toBe("Nothing was written.");
    expect(textOf("themes/harbour/tokens.json")).toBe(before);
  });

  it("write variables for Figma, and say what they do not hold", async () => {
    const file = join(root, "figma.json");
    expect(await tool("export", "harbour", "--figma", file)).toBe(true);
    expect(JSON.parse(textOf("figma.json"))).toMatchObject({
      variableCollections: [{ name: "Harbour" }, { name: "Harbour: measures" }],
    });
    expect(said.join("\n")).toMatch(/do not hold:\n {2}shadow\.raised, /);
  });

  it.each([
    [["export", "harbour"], "brand export <name>"],
    [["export", "--dtcg", "design"], "brand export <name>"],
    [["export", "harbour", "--css", "x"], "brand export <name>"],
    [["import", "harbour"], "brand import <name>"],
    [
      ["import", "harbor", "--dtcg", "x"],
      'There is no brand "harbor" in themes/',
    ],
    [["import", "harbour", "--dtcg", "x"], "before.json is missing."],
  ])("refuse %j with a sentence", async (args, sentence) => {
    await expect(tool(...args)).rejects.toThrow(sentence);
  });

  it("say which file of an export is no JSON", async () => {
    await tool("export", "harbour", "--dtcg", design());
    writeFileSync(join(design(), "dark.tokens.json"), "{");
    await expect(tool("import", "harbour", "--dtcg", design())).rejects.toThrow(
      /dark\.tokens\.json is not valid JSON/,
    );
  });

  it("export nothing of a brand whose tokens.json has a fault", async () => {
    writeFileSync(
      join(root, "themes/harbour/tokens.json"),
      '{ "seeds": { "acent": { "$type": "number", "$value": 1 } } }',
    );
    expect(await tool("export", "harbour", "--dtcg", design())).toBe(false);
    expect(complained).toEqual([
      expect.stringContaining(
        "themes/harbour/tokens.json, seeds.acent: is not a seed",
      ),
      "Nothing was written.",
    ]);
  });
});
