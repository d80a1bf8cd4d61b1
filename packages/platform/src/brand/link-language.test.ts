import { describe, expect, it } from "vitest";
import { languageOfVisit } from "./link-language.ts";

const languages = { offered: ["MY", "EN", "CN"], first: "MY" };

describe("the language of a visit", () => {
  it.each([
    ["", [], "MY"],
    ["", [undefined, "CN"], "CN"],
    ["", ["XX", "EN", "CN"], "EN"],
    ["?lang=EN", ["CN"], "EN"],
    ["?vendor=LUMA&lang=EN", ["CN"], "EN"],
    ["?lang=XX", ["CN"], "CN"],
    ["?lang=en", [], "MY"],
    ["?lang=", [null], "MY"],
    ["?lang=__proto__", ["constructor"], "MY"],
    ["?lang=%3Cscript%3E", [], "MY"],
    ["?language=EN", [], "MY"],
  ])("at %s, chosen before %j, is %s", (search, chosen, expected) => {
    expect(languageOfVisit(search, chosen, languages)).toBe(expected);
  });

  it("is one that there is, whatever the brand calls its own", () => {
    const wrong = { offered: ["EN"], first: "MY" };
    expect(languageOfVisit("", [], wrong)).toBe("EN");
    expect(languageOfVisit("", [], { offered: [], first: "MY" })).toBe("MY");
  });
});
