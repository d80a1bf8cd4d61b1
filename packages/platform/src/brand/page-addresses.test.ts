import { describe, expect, it } from "vitest";
import { languageOfVisit } from "./link-language.ts";
import { alternatesOf, inLanguage } from "./page-addresses.ts";

describe("addresses in languages", () => {
  it("have the parameter that is read, except in the brand's own language", () => {
    expect(inLanguage("/help", "EN", "MY")).toBe("/help?lang=EN");
    expect(inLanguage("/help", "MY", "MY")).toBe("/help");
    const { search } = new URL(
      inLanguage("/help", "EN", "MY"),
      "https://a.example",
    );
    expect(
      languageOfVisit(search, ["MY"], { offered: ["MY", "EN"], first: "MY" }),
    ).toBe("EN");
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
