import { describe, expect, it } from "vitest";
import { legalIn } from "./useLegal.ts";

const first = { rights: "R", licence: "L", risk: "K" };

describe("legalIn", () => {
  it("uses the lines of the language, and the default lines where some are missing", () => {
    const words = { MY: { risk: "Risiko", licence: "Lesen" }, CN: {} };
    expect(legalIn({ ...first, words }, "MY")).toEqual({
      rights: "R",
      licence: "Lesen",
      risk: "Risiko",
    });
    expect(legalIn({ ...first, words }, "CN")).toEqual(first);
  });

  it.each(["EN", "", "constructor", "__proto__"])(
    "falls back to the default lines for “%s”, which has none",
    (code) => {
      expect(legalIn({ ...first, words: {} }, code)).toEqual(first);
      expect(legalIn(first, code)).toEqual(first);
    },
  );
});
