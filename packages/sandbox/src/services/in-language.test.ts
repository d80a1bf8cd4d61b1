import { describe, expect, it } from "vitest";
import { inLanguage } from "./in-language.ts";

const body = {
  title: "Help",
  sort: 3,
  list: [{ name: "One", words: { CN: { name: "一" } } }, "plain", null],
  deeper: { text: "Two", words: { MY: { text: "Dua" } } },
  words: { CN: { title: "帮助" } },
};

describe("inLanguage", () => {
  it("replaces texts with those of the language at any depth, and keeps the rest", () => {
    expect(inLanguage(body, "cn")).toEqual({
      title: "帮助",
      sort: 3,
      list: [{ name: "一" }, "plain", null],
      deeper: { text: "Two" },
    });
    expect(inLanguage(body, "MY")).toEqual({
      title: "Help",
      sort: 3,
      list: [{ name: "One" }, "plain", null],
      deeper: { text: "Dua" },
    });
  });

  it.each(["", "EN", "QQ", "__proto__", "toString"])(
    "returns the original texts for “%s”",
    (language) => {
      expect(
        inLanguage({ title: "Help", words: { CN: {} } }, language),
      ).toEqual({ title: "Help" });
    },
  );

  it("ignores translations of the wrong type", () => {
    for (const words of [null, "x", [], { CN: "x" }, { CN: ["x"] }])
      expect(inLanguage({ title: "Help", words }, "CN")).toEqual({
        title: "Help",
      });
  });
});
