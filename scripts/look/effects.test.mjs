// @ts-check
import { describe, expect, it } from "vitest";
import { changedIds, effectOf } from "./effects.mjs";

/** @type {readonly import("./effects.mjs").BrandLooks[]} */
const brands = [
  { id: "noon", defaultLanguage: "ZH", tags: { ZH: "zh-CN", EN: "en" } },
  { id: "moonlit", defaultLanguage: "MY", tags: { MY: "ms-MY", EN: "en" } },
];
const facts = {
  brands,
  isEverywhere: (/** @type {string} */ file) => file.endsWith("/base.css.ts"),
};

describe("a changed file can show in", () => {
  it.each([
    "themes/noon/tokens.json",
    "themes/noon/brand.json",
    "themes/noon/assets/logo.svg",
  ])("its brand alone: %s", (file) => {
    expect(effectOf(file, facts)).toEqual({ kind: "brand", brand: "noon" });
  });
  it("one language of its brand, when it is that brand's wording", () => {
    expect(effectOf("themes/noon/messages/ZH.json", facts)).toEqual({
      kind: "words",
      languages: [{ brand: "noon", code: "ZH" }],
    });
  });
  it.each([
    ["packages/app/src/words/zh-Hans.json", [{ brand: "noon", code: "ZH" }]],
    ["packages/app/src/words/ms.json", [{ brand: "moonlit", code: "MY" }]],
    ["packages/app/src/words/vi.json", []],
    [
      "packages/ui/src/words/en/portal.json",
      [
        { brand: "noon", code: "EN" },
        { brand: "moonlit", code: "EN" },
      ],
    ],
  ])(
    "the brands' languages that are written with it: %s",
    (file, languages) => {
      expect(effectOf(file, facts)).toEqual({ kind: "words", languages });
    },
  );
  it.each([
    "pnpm-lock.yaml",
    ".storybook/build/studio.ts",
    "packages/ui/src/styles/base.css.ts",
  ])("everything: %s", (file) => {
    expect(effectOf(file, facts)).toEqual({ kind: "everything" });
  });
  it.each([
    "packages/ui/src/components/badge/Badge.tsx",
    "packages/app/src/words/notes/portal.json",
    "themes/README.md",
    "themes/contract.ts",
    "docs/brands.md",
  ])("what imports it: %s", (file) => {
    expect(effectOf(file, facts)).toEqual({ kind: "code" });
  });
});

describe("changedIds", () => {
  it("lists texts that were changed, added and removed", () => {
    expect(
      changedIds(
        '{"kept":"Same","changed":"Old","removed":"Gone"}',
        '{"kept":"Same","changed":"New","added":"Here"}',
      ),
    ).toEqual(["changed", "removed", "added"]);
  });
  it("lists every text of a file that is new, gone or no JSON", () => {
    expect(changedIds("", '{"a":"One"}')).toEqual(["a"]);
    expect(changedIds('{"a":"One"}', "")).toEqual(["a"]);
    expect(changedIds('{"a":"One"}', '{"a')).toEqual(["a"]);
  });
});
