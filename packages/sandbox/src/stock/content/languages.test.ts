import { describe, expect, it } from "vitest";
import { bodyWords, inEach, otherLanguages, wordsIn } from "./languages.ts";

describe("wordsIn", () => {
  it("finds a language by its pack code in upper or lower case", () => {
    expect(wordsIn("fr")?.language.tag).toBe("fr");
    expect(wordsIn("AR")?.language.direction).toBe("rtl");
    // The sample platform's own codes: another platform may use this one for Burmese.
    expect(wordsIn("MY")?.language.tag).toBe("ms-MY");
  });

  it.each(["EN", "", "XA", "__proto__", "constructor"])(
    "has no texts for “%s”",
    (code) => {
      expect(wordsIn(code)).toBeUndefined();
    },
  );
});

describe("bodyWords", () => {
  it("collects the texts of a body in each language", () => {
    const made = bodyWords(
      ({ help }) => help,
      "deposit",
      ([title]) => ({ title }),
    );
    expect(Object.keys(made)).toEqual(otherLanguages);
    expect(made["VI"]).toEqual({ title: "Nạp tiền" });
    expect(inEach((_, code) => ({ code }))["TH"]).toEqual({ code: "TH" });
  });

  it("names the language and the entry that has no texts", () => {
    expect(() =>
      bodyWords(
        ({ help }) => help,
        "weather",
        () => ({}),
      ),
    ).toThrow("AR has no words for weather.");
  });
});
