import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runsOf } from "@foyer/platform/testing/some-of";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandsCss, loadBrand } from "../plugin/brands.ts";
import { checkBrand } from "../checks/check.ts";
import { describeProblem } from "../files/problem.ts";
import { newBrand } from "../scaffold/scaffold.ts";
import { iconProblem } from "../identity/icons.ts";
import { brandWords } from "./brandWords.ts";
import type { Mutated } from "./testing/hostileMutation.ts";
import { mutations } from "./testing/hostilePacks.ts";

const english = { hd_home: "Home", hello: "Hello {name}" };
const pack = { tag: "en", file: "packages/app/en.json", messages: english };
const checkWords = brandWords(() => pack);

let root = "";
let base: Record<string, string> = {};
const brandDir = () => join(root, "themes/lake");
const surroundings = () => ({
  themesDir: join(root, "themes"),
  packs: [pack],
  checkWords,
  checkIcon: iconProblem,
});
const faults = () =>
  checkBrand("lake", surroundings())
    .filter(({ note }) => !note)
    .map(describeProblem);

/** Applies a mutation to the folder; the returned function removes it again. */
function lay(files: Mutated): () => void {
  for (const [file, content] of files) {
    const path = join(brandDir(), file);
    rmSync(path, { recursive: true, force: true });
    if (content === undefined) continue;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === "string" || content instanceof Uint8Array)
      writeFileSync(path, content);
    else symlinkSync(content.linkTo, path);
  }
  return () => {
    for (const file of files.keys()) {
      const [top = ""] = file.split("/");
      rmSync(join(brandDir(), base[file] === undefined ? top : file), {
        recursive: true,
        force: true,
      });
    }
    for (const [file, text] of Object.entries(base)) {
      const path = join(brandDir(), file);
      if (existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-hostile-"));
  writeFileSync(join(root, "secret"), "<svg/>");
  const written = newBrand(join(root, "themes"), "lake");
  /* System fonts, so that no font file is measured five hundred times. */
  const family = { $type: "fontFamily", $value: ["system-ui"] };
  const tokens = join(brandDir(), "tokens.json");
  const { seeds, ...rest } = JSON.parse(readFileSync(tokens, "utf8"));
  const plain = { ...seeds, fontBody: family, fontDisplay: family };
  writeFileSync(tokens, JSON.stringify({ ...rest, seeds: plain }));
  writeFileSync(join(brandDir(), "messages/EN.json"), '{"hd_home":"Lobby"}');
  base = Object.fromEntries(
    written.map((file) => {
      const path = file.replace("themes/lake/", "");
      return [path, readFileSync(join(brandDir(), path), "utf8")];
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const lightningcss: {
  transform: (input: { filename: string; code: Uint8Array }) => {
    warnings: readonly unknown[];
  };
} = createRequire(createRequire(import.meta.url).resolve("vite/package.json"))(
  "lightningcss",
);

/** The text before each brace of a style sheet, without quoted strings. */
const preludes = (css: string) =>
  css
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^[\w-]+:/.test(part));

const ours =
  /^(@layer [\w,]+|@font-face|(:root:not\(\[data-(brand|mode)\]\),)?\[data-brand=""\](\[data-mode=""\])?)$/;

/** The style sheet of a readable brand is complete and contains only what the contract names. */
function expectSafeBuild(): void {
  let css = "";
  try {
    css = brandsCss([loadBrand(join(root, "themes"), "lake")]);
  } catch (error) {
    expect(String(error)).toMatch(/^Error: .*themes\/lake/);
    return;
  }
  const code = new TextEncoder().encode(css);
  expect(
    lightningcss.transform({ filename: "theme.css", code }).warnings,
  ).toEqual([]);
  expect(preludes(css).filter((prelude) => !ours.test(prelude))).toEqual([]);
  expect(css).not.toMatch(/javascript|<|display:none|evil|\0/);
}

describe("a hostile brand pack", () => {
  it("passes before it is mutated", () => {
    expect(faults()).toEqual([]);
    expectSafeBuild();
  });

  it("is reported when icons cannot be made of its favicon", () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text>A</text></svg>';
    const takeOut = lay(new Map([["assets/favicon.svg", text]]));
    expect(faults().join()).toContain(
      "assets/favicon.svg: has <text>, which icons cannot be made of",
    );
    takeOut();
  });

  it("is reported clearly and never makes a broken or unsafe build, however it is mutated", () => {
    const silent: string[] = [];
    for (const { name, files } of mutations(base, runsOf(500))) {
      const takeOut = lay(files);
      const said = faults();
      if (said.length === 0) silent.push(name);
      for (const line of said) {
        expect(line, name).toMatch(
          /^(themes\/lake|packages\/app)[^\n]*: \S.*\S$/,
        );
        expect(line, name).not.toMatch(/undefined|\[object|[\p{Cc}]/u);
        expect(line.length, name).toBeLessThan(700);
      }
      if (![...files.keys()].every((file) => file.startsWith("assets")))
        expectSafeBuild();
      takeOut();
    }
    expect(silent).toEqual([]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(faults()).toEqual([]);
  }, 120_000);
});
