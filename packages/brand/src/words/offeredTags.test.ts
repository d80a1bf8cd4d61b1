import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBrandFile } from "../checks/checkBrandFile.ts";
import { offeredTags } from "./ownWords.ts";
import { hindiWords, makeWordsCheckout } from "./testing/wordsCheckout.ts";

let checkout: ReturnType<typeof makeWordsCheckout>;
beforeEach(() => {
  checkout = makeWordsCheckout();
  checkout.name({ HI: { tag: "hi" } });
});
afterEach(() => checkout.remove());

const tags = () => offeredTags(checkout.root, "lake");

describe("the languages that a brand's folder offers", () => {
  it("are those of the portal and those that the brand has words in", () => {
    expect(tags()).toEqual(["ms-MY", "en"]);
    checkout.write("themes/lake/messages/HI.json", hindiWords);
    expect(tags()).toEqual(["ms-MY", "en", "hi"]);
  });

  it("may be the brand's default language", () => {
    const brand = {
      name: "Lake",
      merchantCode: "lake",
      languages: { HI: { tag: "hi", label: "हिन्दी" } },
      defaultLanguage: "HI",
      defaultMode: "dark",
      hosts: { image: [], game: [], frame: [], connect: [] },
      categories: ["HOME"],
      legal: { rights: "©", licence: "Licence", risk: "Risk" },
    };
    const found = (packs: string[]) =>
      checkBrandFile(brand, { packs }).map(({ key }) => key);
    expect(found(["en", "ms"])).toContain("defaultLanguage");
    checkout.write("themes/lake/messages/HI.json", hindiWords);
    expect(found(["en", "ms", ...tags()])).toEqual([]);
  });

  it.each([
    ["is not JSON", () => checkout.write("themes/lake/messages/HI.json", "{")],
    ["is a list", () => checkout.write("themes/lake/messages/HI.json", [])],
    [
      "has numbers",
      () => checkout.write("themes/lake/messages/HI.json", { bye: 7 }),
    ],
    [
      "is a link",
      () => {
        const folder = join(checkout.root, "themes/lake/messages");
        mkdirSync(folder);
        symlinkSync("/dev/zero", join(folder, "HI.json"));
      },
    ],
    [
      "is in a brand without languages",
      () => checkout.write("themes/lake/brand.json", {}),
    ],
    [
      "is in a brand that is not JSON",
      () => checkout.write("themes/lake/brand.json", "{"),
    ],
  ])("are none if a file of its words %s", (_, breakIt) => {
    breakIt();
    expect(tags()).toEqual([]);
  });

  it("are none of a brand that is not there", () => {
    expect(offeredTags(checkout.root, "sea")).toEqual([]);
  });
});
