import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBrand } from "./check.ts";
import { makeBrandFolder } from "./brandFolder.testing.ts";
import { newBrand } from "../scaffold/scaffold.ts";

let folder: ReturnType<typeof makeBrandFolder>;

beforeEach(() => {
  folder = makeBrandFolder();
});
afterEach(() => folder.remove());

describe("checkBrand on the folder's name", () => {
  it.each([
    "../lake",
    "lake/../lake",
    "lake/assets",
    "a\\b",
    "a\0b",
    "",
    ".",
    "..",
  ])("does not look for a brand at %j", (id) => {
    expect(folder.problems(id)).toEqual([
      expect.stringMatching(
        /: cannot be a brand: name one folder of themes, such as aurora\.$/,
      ),
    ]);
  });

  it("reports a link to a folder, and a name with capitals", () => {
    symlinkSync(folder.brandDir, join(folder.themesDir, "pond"));
    expect(folder.problems("pond")).toEqual([
      "themes/pond: is a link or a file; a brand must be a folder of its own.",
    ]);
    mkdirSync(join(folder.themesDir, "Pond"));
    expect(folder.problems("Pond").join("\n")).toContain(
      "themes/Pond: the name of a brand's folder may only have lower-case letters",
    );
  });

  it("names the folder that was probably meant", () => {
    expect(folder.problems("lakes")).toEqual([
      'themes/lakes: there is no such folder (did you mean "lake"?).',
    ]);
  });
});

describe("checkBrand for a release", () => {
  it("makes errors of placeholders, and of no other note", () => {
    const check = (release: boolean) =>
      checkBrand("lake", { themesDir: folder.themesDir, release })
        .filter(({ note }) => !note)
        .map(({ key }) => key);
    folder.edit("brand.json", (brand) => ({
      ...brand,
      flags: { NOTHING: true },
    }));
    expect(check(false)).toEqual([]);
    expect(check(true)).toEqual(["legal.licence", "hosts"]);
  });
});

describe("checkBrand on tokens.json", () => {
  it("reports an override with too little contrast", () => {
    folder.edit("tokens.json", (tokens) => ({
      ...tokens,
      dark: {
        color: { accent: { onFill: { $type: "color", $value: "#ffffff" } } },
      },
    }));
    expect(folder.problems().join("\n")).toMatch(
      /tokens\.json, dark\.color\.accent\.onFill: color\.accent\.onFill on color\.accent\.fill has a contrast of \d\.\d\d in dark mode; at least 4\.5 is needed/,
    );
  });

  it("reports a role that does not exist", () => {
    folder.edit("tokens.json", (tokens) => ({
      ...tokens,
      dark: { color: { accnt: { $type: "color", $value: "#ffffff" } } },
    }));
    expect(folder.problems()).toEqual([
      'themes/lake/tokens.json, dark.color.accnt: there is no role "color.accnt".',
    ]);
  });

  it("reports a font family that is not bundled", () => {
    folder.edit("tokens.json", ({ seeds, ...tokens }) => ({
      ...tokens,
      seeds: Object.assign({}, seeds, {
        fontBody: { $type: "fontFamily", $value: ["Nobody Sans"] },
      }),
    }));
    expect(folder.problems().join()).toContain(
      'tokens.json, seeds.fontBody: the family "Nobody Sans" is not bundled',
    );
  });
});

describe("checkBrand on assets and words", () => {
  const svg = (
    inside: string,
    attributes = 'width="4" height="4" viewBox="0 0 4 4"',
  ) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  it.each([
    [
      "script",
      svg('<script>1</script><path fill="currentColor"/>'),
      "contains script",
    ],
    [
      "a handler",
      svg('<path onload="x()" fill="currentColor"/>'),
      "contains script",
    ],
    [
      "foreign content",
      svg(
        '<image href="https://elsewhere.example/a.png"/><path fill="currentColor"/>',
      ),
      "loads something from elsewhere",
    ],
    [
      "a colour of its own beside the text's",
      svg('<path fill="#000"/><path fill="currentColor"/>'),
      "give every shape its own colour",
    ],
    [
      "no size",
      svg('<path fill="currentColor"/>', 'viewBox="0 0 4 4"'),
      "has no width and height",
    ],
    [
      "no viewBox",
      svg('<path fill="currentColor"/>', 'width="4" height="4"'),
      "has no viewBox",
    ],
    [
      "too much",
      svg(`<path fill="currentColor" d="${"M0 0".repeat(4000)}"/>`),
      "at most 12 KB",
    ],
  ])("reports a logo with %s", (_what, text, words) => {
    writeFileSync(join(folder.brandDir, "assets/logo.svg"), text);
    expect(folder.problems().join("\n")).toContain(words);
    expect(folder.problems()).toHaveLength(1);
  });

  it("reports a missing logo and a file that is not a picture", () => {
    rmSync(join(folder.brandDir, "assets/logoMark.svg"));
    writeFileSync(join(folder.brandDir, "assets/notes.txt"), "");
    expect(folder.problems()).toEqual([
      "themes/lake/assets/logoMark.svg: is missing; every brand needs a logo, a logoMark and a favicon.",
      expect.stringContaining(
        'themes/lake/assets/notes.txt: ".txt" is not a picture format',
      ),
    ]);
  });

  it("reports words for an unused language, an unknown message id and a value that is not a text", () => {
    writeFileSync(join(folder.brandDir, "messages/TH.json"), "{}");
    writeFileSync(
      join(folder.brandDir, "messages/EN.json"),
      '{"hd_hom":"Home","hd_home":7}',
    );
    expect(folder.problems()).toEqual([
      `themes/lake/messages/EN.json, hd_hom: no message has this id (did you mean "hd_home"?).`,
      "themes/lake/messages/EN.json, hd_home: must be a text.",
      expect.stringContaining(
        "themes/lake/messages/TH.json: does not belong to a language of the brand",
      ),
    ]);
  });
});

describe("newBrand", () => {
  // THM-03
  it("makes a brand without problems", () => {
    expect(newBrand(folder.themesDir, "blue-harbour")).toContain(
      "themes/blue-harbour/brand.json",
    );
    expect(folder.problems("blue-harbour")).toEqual([]);
  });

  it("rejects a name that is taken or invalid", () => {
    expect(() => newBrand(folder.themesDir, "lake")).toThrow(
      "is there already",
    );
    expect(() => newBrand(folder.themesDir, "../x")).toThrow(
      "cannot be a brand's name",
    );
  });
});
