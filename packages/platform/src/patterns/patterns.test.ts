import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPattern, type PatternId, patternIds, patterns } from "./index.ts";

const fits = (id: PatternId, value: string): boolean | undefined =>
  findPattern(id)?.test(value);

/** For each pattern: texts that match, texts that do not. */
const table: Record<
  PatternId,
  readonly [good: readonly string[], bad: readonly string[]]
> = {
  any: [["", "a", " ", "美", "\u0000", "😀"], []],
  letterFirst: [
    ["a", "Mira88", "z0"],
    ["", "8a", "_a", "a b", "ä1", "a-1"],
  ],
  lettersChineseDigits: [
    ["a", "美", "美a1", "𠀀"],
    ["", "a b", "a-b", "한", "é"],
  ],
  email: [
    [
      "a@b.co",
      "mira.sand+x@post.example",
      "m@sub.post.example",
      "a@xn--p1ai.xn--p1ai",
      "o'neil@post.example",
    ],
    [
      "",
      "@b.co",
      "a@",
      "a@b",
      "a b@c.de",
      "a@b..de",
      ".a@b.de",
      "a.@b.de",
      "a..a@b.de",
      "a@-b.de",
      "a@b-.de",
      "a@b.d",
      "a@b.12",
      "a@@b.de",
      "a@b@c.de",
      "a@b.de.",
      "ä@b.de",
      `${"a".repeat(65)}@b.de`,
      "a@b.de\n",
      '"a"@b.de',
      `a@${"b.".repeat(130)}de`,
    ],
  ],
  alphanumeric: [
    ["a", "1", "aB9"],
    ["", "a_b", "a b", "é", "a\n"],
  ],
  lettersWithDigits: [
    ["a1", "1a", "aaa111B"],
    ["", "abc", "123", "a1_"],
  ],
  alphanumericNotChinese: [
    ["a1", "é", "한1", "ж"],
    ["", "美", "a美", "a b", "a-1"],
  ],
  digits: [
    ["0", "0123456789"],
    ["", "1.0", "-1", " 1", "١", "1a"],
  ],
  alphanumericOneUpper: [
    ["A", "aB1"],
    ["", "a", "a1", "A_"],
  ],
  englishSpaces: [
    ["a", "Mira Sand", " a"],
    ["", " ", "a1", "é", "a-b"],
  ],
  twoLettersSpaces: [
    ["ab", "a b", "Li Na", "李 娜", "𠀀𠀀", "a b c"],
    ["", "a", " a ", "  ", "a1b", "ab!", "𠀀"],
  ],
  noSpaces: [
    ["a", "a-b!", "美"],
    ["", " ", "a b", "a\tb", "a\u00a0b", "a\u3000b", "a\n"],
  ],
  chinesePunctuation: [
    ["美", "买·提", "美，乐。", "美-乐"],
    ["", "。", "美a", "美 乐", "1"],
  ],
  dateYearFirst: [
    ["2024-02-29", "2000-02-29", "1999-12-31"],
    [
      "",
      "2023-02-29",
      "1900-02-29",
      "2024-13-01",
      "2024-00-10",
      "2024-04-31",
      "2024-4-1",
      "24-04-01",
      "0000-01-01",
      "2024/04/01",
      "2024-04-01 ",
    ],
  ],
  dateMonthFirst: [
    ["02-29-2024", "12-31-1999"],
    ["", "02-29-2023", "13-01-2024", "04-31-2024", "2024-04-01", "4-1-2024"],
  ],
  korean: [
    ["한", "한글", "ㄱ"],
    ["", "한 글", "한a", "美", "1"],
  ],
  thai: [
    ["ไทย", "ก"],
    ["", "ก ก", "กa", "1"],
  ],
  thaiEnglishSpaces: [
    ["ไทย Thai", "Thai", "ไทย"],
    ["", " ", "ไทย1", "é"],
  ],
  upperSpaces: [
    ["A", "A B", " AB"],
    ["", " ", "Ab", "A1", "É"],
  ],
  upper: [
    ["A", "AB"],
    ["", "A B", "Ab", "A1"],
  ],
  lettersDigitsSymbols: [
    ["a", "a1!", "~|\\`"],
    ["", "a b", "é", "美", "a\n", "\u007f"],
  ],
  strongPassword: [
    ["aA1!", "Zz9_"],
    ["", "aA1", "aA!", "a1!", "A1!", "aA1 ", "aA1é", "aA1! "],
  ],
  fullName: [
    ["Mira Sand", "Ana María O'Neil", "Jean-Luc P.", "李 娜"],
    [
      "",
      "Mira",
      " Mira",
      "Mira ",
      "Mira  Sand",
      "Mira 2",
      "Mira -",
      "Mira\tSand",
    ],
  ],
  fullWidthJapanese: [
    ["あ", "ア", "山田", "山田　はな", "ラーメン", "々"],
    ["", "ｱ", "a", "山 田", "한", "1"],
  ],
  uncommon: [
    ["reef-lamp-88", "a-b!", "密码很长"],
    ["", " ", "a b", "password1", "12345678", "qwerty123"],
  ],
};

// VAL-17 … VAL-40
describe.each(patterns)("$id", ({ id, test, sampleGood, sampleBad }) => {
  const [good, bad] = table[id];

  it.each([...good, sampleGood].map((value) => [value]))(
    "accepts %j",
    (value) => {
      expect(test(value)).toBe(true);
    },
  );

  it.each(
    [...bad, ...(sampleBad === undefined ? [] : [sampleBad])].map((value) => [
      value,
    ]),
  )("rejects %j", (value) => {
    expect(test(value)).toBe(false);
  });

  it("gives the same answer when asked again, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        expect(test(value)).toBe(test(value));
      }),
    );
  });

  // Each of these texts would make a backtracking expression run forever; a linear one is not affected.
  it.each([
    "a",
    "1",
    " ",
    "美",
    "a1",
    "A ",
    "a@",
    "a.",
    "@b.",
    "-",
    "ก ",
    "Aa1!",
    "あ",
  ])("handles long runs of %j", (unit) => {
    const long = unit.repeat(100_000);
    const texts = [long, `${long}\u0000`, `a@${long}`, `${long}@b.co`];
    expect(texts.map(test)).toHaveLength(4);
  });
});

describe("the catalogue", () => {
  it("has one entry for each id", () => {
    expect(patterns.map(({ id }) => id)).toEqual([...patternIds]);
  });
});

describe("findPattern", () => {
  it("takes * as any text (VAL-12)", () => {
    expect(findPattern("*")?.id).toBe("any");
    expect(findPattern(" * ")?.test("美 1\n")).toBe(true);
  });

  it("finds a pattern by name in any case, and none for the server's own", () => {
    expect(findPattern("EMAIL")?.id).toBe("email");
    expect(findPattern("^a+$")).toBeUndefined();
    expect(findPattern("constructor")).toBeUndefined();
    expect(fits("digits", "12")).toBe(true);
  });
});
