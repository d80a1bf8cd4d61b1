import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compilePack, packFiles, packLanguages } from "./packs.ts";

let root = "";
const source = (pseudo = false, brand = "moonlit") => ({ root, brand, pseudo });
const write = (file: string, value: object) => {
  const path = join(root, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-packs-"));
  write("packages/app/src/words/en/portal.json", {
    hi: "Hi {name}",
    bye: "Bye",
  });
  write("themes/moonlit/brand.json", {
    languages: {
      MY: { tag: "ms-MY", label: "Melayu" },
      EN: { tag: "en", label: "English" },
    },
  });
  write("themes/moonlit/messages/EN.json", { bye: "Farewell" });
  write("themes/far/brand.json", {
    languages: { MY: { tag: "ms-MY", label: "Melayu" } },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

describe("packLanguages", () => {
  it("lists the brand's languages that have a pack", () => {
    expect(packLanguages(source())).toEqual([
      { code: "EN", tag: "en", label: "English" },
    ]);
  });
  it("returns the writing direction that the brand sets", () => {
    const language = { tag: "en", label: "English", direction: "rtl" };
    write("themes/mirrored/brand.json", { languages: { EN: language } });
    expect(packLanguages(source(false, "mirrored"))).toEqual([
      { code: "EN", ...language },
    ]);
    rmSync(join(root, "themes/mirrored"), { recursive: true });
  });
  it("falls back to English for a brand without any pack", () => {
    expect(packLanguages(source(false, "far")).map(({ code }) => code)).toEqual(
      ["EN"],
    );
  });
  it("lists the languages of all brands on request, the brand's own first", () => {
    const codes = (brand: string) =>
      packLanguages({ ...source(false, brand), all: true }).map(
        ({ code }) => code,
      );
    write("packages/app/src/words/fr.json", { hi: "Salut", bye: "Adieu" });
    write("themes/away/brand.json", {
      languages: { FR: { tag: "fr", label: "Français" } },
    });
    expect([codes("moonlit"), codes("away")]).toEqual([
      ["EN", "FR"],
      ["FR", "EN"],
    ]);
    rmSync(join(root, "themes/away"), { recursive: true });
  });
  it("adds the pseudo-locales only when asked", () => {
    expect(packLanguages(source(true)).map(({ code }) => code)).toEqual([
      "EN",
      "XA",
      "XB",
    ]);
  });
});

describe("the pack of a language", () => {
  it("is chosen by tag, so that Burmese does not get the Malay pack under the same code", () => {
    const malay = "packages/app/src/words/ms.json";
    write(malay, { hi: "Hai {name}", bye: "Jumpa lagi" });
    write("themes/burmese/brand.json", {
      languages: {
        MY: { tag: "my", label: "မြန်မာ" },
        GB: { tag: "en-GB", label: "English" },
      },
    });
    expect(packLanguages(source()).map(({ code }) => code)).toEqual([
      "MY",
      "EN",
    ]);
    expect(
      packLanguages(source(false, "burmese")).map(({ code }) => code),
    ).toEqual(["GB"]);
    expect(compilePack(source(), "MY")["bye"]).toMatchObject([
      { value: "Jumpa lagi" },
    ]);
    expect(compilePack(source(false, "burmese"), "GB")["bye"]).toMatchObject([
      { value: "Bye" },
    ]);
    rmSync(join(root, malay));
  });
});

describe("compilePack", () => {
  it("applies the brand's wording to the base pack, parsed", () => {
    const pack = compilePack(source(), "EN");
    expect(pack["bye"]).toMatchObject([{ value: "Farewell" }]);
    expect(pack["hi"]).toMatchObject([{ value: "Hi " }, { value: "name" }]);
  });
  it("leaves out texts that the document itself contains", () => {
    write("themes/moonlit/messages/EN.json", {
      bye: "Farewell",
      "document.reload": "Once more",
    });
    expect(Object.keys(compilePack(source(), "EN"))).toEqual(["bye", "hi"]);
  });
  it("makes pseudo-locales from the same words", () => {
    expect(compilePack(source(true), "XA")["bye"]).toMatchObject([
      { value: "[" },
      { value: "Ƒȧȧřḗḗẇḗḗŀŀ" },
      { value: "]" },
    ]);
  });
  it("names the message with invalid ICU", () => {
    write("themes/moonlit/messages/EN.json", { bye: "{oops" });
    expect(() => compilePack(source(), "EN")).toThrow(
      'Message "bye" of pack EN',
    );
    write("themes/moonlit/messages/EN.json", { bye: "Farewell" });
  });
});

describe("packFiles", () => {
  it("lists the files that exist", () => {
    expect(packFiles(source(), "XB")).toHaveLength(2);
    expect(packFiles(source(false, "far"), "EN")).toHaveLength(1);
  });
});

describe("words that only the centres use", () => {
  it("are left out of the portal's part, in every language, even with a brand's own wording", () => {
    write("packages/app/src/words/en/portal.json", { hi: "Hi {name}" });
    write("packages/app/src/words/en/centre/money.json", { bye: "Bye" });
    for (const code of ["EN", "XA"]) {
      const of = (part: "portal" | "centre") =>
        Object.keys(compilePack(source(true), code, part));
      expect(of("portal")).toEqual(["hi"]);
      expect(of("centre")).toEqual(["bye"]);
    }
    expect(compilePack(source(), "EN", "centre")["bye"]).toMatchObject([
      { value: "Farewell" },
    ]);
    expect(Object.keys(compilePack(source(), "EN"))).toEqual(["bye", "hi"]);
  });
});
