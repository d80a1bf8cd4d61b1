import { describe, expect, it } from "vitest";
import { alternatesOf, inLanguage, languageOfVisit } from "./link-language.ts";

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

describe("addresses in languages", () => {
  it("have the parameter, except in the brand's own language", () => {
    expect(inLanguage("/help", "EN", languages)).toBe("/help?lang=EN");
    expect(inLanguage("/help", "MY", languages)).toBe("/help");
    expect(languageOfVisit("?lang=EN", ["MY"], languages)).toBe("EN");
  });

  it("are named for each language and for everybody else", () => {
    const own = [
      { code: "MY", tag: "ms-MY" },
      { code: "EN", tag: "en" },
    ];
    expect(alternatesOf("/", own, "MY")).toEqual([
      { hreflang: "ms-MY", path: "/" },
      { hreflang: "en", path: "/?lang=EN" },
      { hreflang: "x-default", path: "/" },
    ]);
    expect(alternatesOf("/", own.slice(0, 1), "MY")).toEqual([]);
  });
});
