import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBrandFolder, type Change } from "./brandFolder.testing.ts";

let folder: ReturnType<typeof makeBrandFolder>;

beforeEach(() => {
  folder = makeBrandFolder();
});
afterEach(() => folder.remove());

describe("checkBrand on brand.json", () => {
  const hosts = { image: [], game: [], frame: [], connect: [] };
  it.each<[string, Change, string]>([
    [
      "an unknown key",
      (brand) => ({ ...brand, colour: "red" }),
      "brand.json, colour: is not a known key.",
    ],
    [
      "a missing key",
      ({ name: _name, ...brand }) => brand,
      "brand.json, name: is missing.",
    ],
    [
      "a wrong choice",
      (brand) => ({ ...brand, defaultMode: "dusk" }),
      'brand.json, defaultMode: is "dusk", but must be one of',
    ],
    [
      "a wrong type",
      (brand) => ({ ...brand, name: 7 }),
      "brand.json, name: must be a text, but is 7.",
    ],
    [
      "an unmapped default language",
      (brand) => ({ ...brand, defaultLanguage: "TH" }),
      `brand.json, defaultLanguage: "TH" is not one of the brand's languages; they are`,
    ],
    [
      "a default without words",
      (brand) => ({ ...brand, defaultLanguage: "MY" }),
      "brand.json, defaultLanguage: there is no message pack for ms-MY; the packs are en.",
    ],
    [
      "a tag that is no language",
      (brand) => ({ ...brand, languages: { EN: { tag: "qqx", label: "?" } } }),
      'brand.json, languages.EN.tag: "qqx" is not a known language',
    ],
    [
      "a tag that is malformed",
      (brand) => ({
        ...brand,
        languages: { EN: { tag: "English", label: "?" } },
      }),
      "brand.json, languages.EN.tag: ",
    ],
    [
      "a host of this machine",
      (brand) => ({
        ...brand,
        hosts: { ...hosts, game: ["http://127.0.0.1:4174"] },
      }),
      "brand.json, hosts.game: http://127.0.0.1:4174 is this machine",
    ],
    [
      "a host that is not encrypted",
      (brand) => ({
        ...brand,
        hosts: { ...hosts, image: ["http://img.example"] },
      }),
      "must begin with https://",
    ],
    [
      "a host that is everyone",
      (brand) => ({ ...brand, hosts: { ...hosts, frame: ["https://*.com"] } }),
      "would allow every site under .com",
    ],
    [
      "a host that is no address",
      (brand) => ({
        ...brand,
        hosts: { ...hosts, image: ["https://999.999.999.999"] },
      }),
      'brand.json, hosts.image: "https://999.999.999.999" is not an address',
    ],
    [
      "a link that is not encrypted",
      (brand) => ({ ...brand, channels: { telegram: "http://t.example/x" } }),
      'brand.json, channels.telegram: "http://t.example/x" is not an https link',
    ],
    [
      "a name that does not fit",
      (brand) => ({ ...brand, name: "L".repeat(31) }),
      "brand.json, name: has 31 characters; at most 30 fit.",
    ],
    [
      "markup in a text",
      (brand) => ({ ...brand, name: "<b>Lake</b>" }),
      "brand.json, name: contains markup",
    ],
    [
      "a host with a path",
      (brand) => ({
        ...brand,
        hosts: { ...hosts, image: ["https://img.example/x"] },
      }),
      "brand.json, hosts.image.0: ",
    ],
    [
      "a merchant code with capitals",
      (brand) => ({ ...brand, merchantCode: "Lake" }),
      'brand.json, merchantCode: is "Lake": must have small letters, figures and underscores alone, as blue_harbour.',
    ],
    [
      "no name",
      (brand) => ({ ...brand, name: "" }),
      "brand.json, name: is empty.",
    ],
    [
      "an age below the law's",
      (brand) => ({ ...brand, age: { terms: 16, birthday: 21 } }),
      "brand.json, age.terms: is 16, but must be 18 or more.",
    ],
    [
      "too few places of a phone",
      (brand) => ({ ...brand, layout: { phonePlaces: ["home"] } }),
      "brand.json, layout.phonePlaces: has 1 entry; at least 3 are needed.",
    ],
    [
      "no language",
      (brand) => ({ ...brand, languages: {} }),
      "is set, but languages is empty; add at least one there.",
    ],
    [
      "favourites not last",
      (brand) => ({ ...brand, categories: ["HOME", "FAV", "RNG"] }),
      "brand.json, categories: FAV must come last.",
    ],
    [
      "a page that there is not",
      (brand) => ({ ...brand, routes: { off: ["/dwon"], needsLogin: [] } }),
      'brand.json, routes.off: "/dwon" is not a page of the portal (did you mean "/down"?).',
    ],
    [
      "a guard before a page that there is not",
      (brand) => ({ ...brand, routes: { off: [], needsLogin: ["/vault"] } }),
      'brand.json, routes.needsLogin: "/vault" is not a page of the portal.',
    ],
    [
      "a portal without its lobby",
      (brand) => ({
        ...brand,
        routes: { off: ["/down", "/"], needsLogin: [] },
      }),
      'brand.json, routes.off: "/" cannot be switched off: every portal needs it.',
    ],
    [
      "no home",
      (brand) => ({ ...brand, categories: ["RNG"] }),
      "brand.json, categories: HOME must come first.",
    ],
    [
      "an empty legal text",
      (brand) => ({
        ...brand,
        legal: { rights: " ", licence: "x", risk: "x" },
      }),
      "brand.json, legal.rights: is empty",
    ],
    [
      "an empty legal text in another language",
      (brand) => ({
        ...brand,
        legal: {
          rights: "x",
          licence: "x",
          risk: "x",
          words: { EN: { risk: "" } },
        },
      }),
      "brand.json, legal.words.EN.risk: is empty",
    ],
    [
      "legal texts in a language that the brand does not have",
      (brand) => ({
        ...brand,
        legal: { rights: "x", licence: "x", risk: "x", words: { TH: {} } },
      }),
      "brand.json, legal.words.TH: is not one of the brand's languages",
    ],
    [
      "ages that disagree",
      (brand) => ({ ...brand, age: { terms: 21, birthday: 18 } }),
      "brand.json, age.birthday: 18 is below 21",
    ],
    [
      "bingo in no language",
      (brand) => ({ ...brand, bingoLanguages: ["TH"] }),
      'brand.json, bingoLanguages: "TH"',
    ],
  ])("reports %s", (_what, change, words) => {
    expect(folder.problems()).toEqual([]);
    folder.edit("brand.json", change);
    expect(folder.problems().join("\n")).toContain(`${words}`);
  });

  it("reports problems in all members, even where one has the wrong type", () => {
    folder.edit("brand.json", (brand) => ({
      ...brand,
      merchantcode: "lake",
      name: 7,
      hosts: { ...hosts, image: ["http://img.example"] },
      categories: ["RNG"],
    }));
    expect(folder.problems()).toEqual([
      "themes/lake/brand.json, name: must be a text, but is 7.",
      'themes/lake/brand.json, merchantcode: is not a known key (did you mean "merchantCode"?).',
      "themes/lake/brand.json, hosts.image: http://img.example is not encrypted; it must begin with https://.",
      "themes/lake/brand.json, categories: HOME must come first.",
    ]);
  });

  it("reports no follow-up problems when languages has the wrong type", () => {
    folder.edit("brand.json", (brand) => ({ ...brand, languages: 7 }));
    expect(folder.problems().join("\n")).not.toContain("defaultLanguage");
  });

  it("reports invalid JSON and a missing file", () => {
    writeFileSync(join(folder.brandDir, "brand.json"), "{");
    rmSync(join(folder.brandDir, "tokens.json"));
    expect(folder.problems().join("\n")).toMatch(
      /brand\.json: is not valid JSON: .*\n.*tokens\.json: is missing\./,
    );
  });

  it("adds only a note for a language without texts", () => {
    expect(folder.notes()).toContain(
      "themes/lake/brand.json, languages.MY: (only to know) is not offered yet, because the portal has no texts in this language.",
    );
  });

  it("reports a brand folder that does not exist", () => {
    expect(folder.problems("nowhere")).toEqual([
      "themes/nowhere: there is no such folder.",
    ]);
  });
});
