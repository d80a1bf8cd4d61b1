import { isCommonPassword } from "./common.ts";
import { isDateMonthFirst, isDateYearFirst } from "./date.ts";
import { isEmail } from "./email.ts";

/** A rule for the characters of a field; its length is a separate rule. */
export interface Pattern {
  /** The platform's name for it, which is also the key of its message. */
  readonly id: PatternId;
  /** Whether a text matches; takes time linear in its length. */
  readonly test: (value: string) => boolean;
  /** A matching text, for hints and tests. */
  readonly sampleGood: string;
  /** A text that does not match; undefined if every text matches. */
  readonly sampleBad: string | undefined;
}

/** Ids of the catalogue, in the order of the documents (VAL-17 … VAL-40). */
export const patternIds = [
  "any",
  "letterFirst",
  "lettersChineseDigits",
  "email",
  "alphanumeric",
  "lettersWithDigits",
  "alphanumericNotChinese",
  "digits",
  "alphanumericOneUpper",
  "englishSpaces",
  "twoLettersSpaces",
  "noSpaces",
  "chinesePunctuation",
  "dateYearFirst",
  "dateMonthFirst",
  "korean",
  "thai",
  "thaiEnglishSpaces",
  "upperSpaces",
  "upper",
  "lettersDigitsSymbols",
  "strongPassword",
  "fullName",
  "fullWidthJapanese",
  /** Our own, not from the documents: any text without spaces that is not a common password. */
  "uncommon",
] as const;
export type PatternId = (typeof patternIds)[number];

/*
 * Every expression is one class, repeated at most once and anchored at both ends, or looks for one character: neither
 * can backtrack. Anything more complex is a conjunction of these, or a function of its own.
 */
const all =
  (...expressions: readonly Pick<RegExp, "test">[]) =>
  (value: string): boolean =>
    expressions.every((expression) => expression.test(value));

const letter = /[A-Za-z]/;
const lower = /[a-z]/;
const upper = /[A-Z]/;
const digit = /\d/;
const alphanumeric = /^[A-Za-z\d]+$/;
const englishSpaces = /^[A-Za-z ]+$/;
const symbol = /[!-/:-@[-`{-~]/;
const printable = /^[!-~]+$/;

const twoLetters = {
  test(value: string): boolean {
    let letters = 0;
    for (const char of value) {
      if (/\p{L}/u.test(char)) letters += 1;
      if (letters === 2) return true;
    }
    return false;
  },
};

/** Letters of any script with their marks, and what joins the parts of a name. */
const namePart = /^[\p{L}\p{M}'’.-]+$/u;

function isFullName(value: string): boolean {
  const parts = value.split(" ");
  return (
    parts.length >= 2 &&
    parts.every((part) => namePart.test(part) && /\p{L}/u.test(part))
  );
}

const entry = (
  id: PatternId,
  test: (value: string) => boolean,
  sampleGood: string,
  sampleBad: string | undefined,
): Pattern => ({ id, test, sampleGood, sampleBad });

/** The pattern catalogue. */
export const patterns: readonly Pattern[] = [
  entry("any", () => true, "what you like", undefined),
  entry("letterFirst", all(/^[A-Za-z]/, alphanumeric), "mira88", "88mira"),
  entry(
    "lettersChineseDigits",
    all(/^[A-Za-z\d\p{Script=Han}]+$/u),
    "美乐mira8",
    "mira-8",
  ),
  entry("email", isEmail, "mira@post.example", "mira@post"),
  entry("alphanumeric", all(alphanumeric), "mira88", "mira_88"),
  entry(
    "lettersWithDigits",
    all(alphanumeric, letter, digit),
    "mira88",
    "mira",
  ),
  entry(
    "alphanumericNotChinese",
    all(/^[\p{L}\d]+$/u, /^\P{Script=Han}+$/u),
    "миra88",
    "美乐88",
  ),
  entry("digits", all(/^\d+$/), "0123456", "12 34"),
  entry("alphanumericOneUpper", all(alphanumeric, upper), "Mira88", "mira88"),
  entry("englishSpaces", all(englishSpaces, letter), "Mira Sand", "Mira 2"),
  entry(
    "twoLettersSpaces",
    all(/^[\p{L}\p{M} ]+$/u, twoLetters),
    "Li Na",
    "L ",
  ),
  entry("noSpaces", all(/^\S+$/u), "mira-88!", "mira 88"),
  entry(
    "chinesePunctuation",
    all(/^[\p{Script=Han}\p{P}]+$/u, /\p{Script=Han}/u),
    "阿依古丽·买买提",
    "Mira",
  ),
  entry("dateYearFirst", isDateYearFirst, "1996-02-29", "1995-02-29"),
  entry("dateMonthFirst", isDateMonthFirst, "02-29-1996", "29-02-1996"),
  entry("korean", all(/^\p{Script=Hangul}+$/u), "한글이름", "한글 name"),
  entry("thai", all(/^\p{Script=Thai}+$/u), "สมชาย", "สมชาย A"),
  entry(
    "thaiEnglishSpaces",
    all(/^[\p{Script=Thai}A-Za-z ]+$/u, /\S/),
    "สมชาย Dee",
    "สมชาย 2",
  ),
  entry("upperSpaces", all(/^[A-Z ]+$/, upper), "MIRA SAND", "Mira Sand"),
  entry("upper", all(/^[A-Z]+$/), "MIRA", "MIRA SAND"),
  entry("lettersDigitsSymbols", all(printable), "mira_88!", "mira 88"),
  entry(
    "strongPassword",
    all(printable, upper, lower, digit, symbol),
    "Mira-88x",
    "mira88xx",
  ),
  entry("fullName", isFullName, "Mira Sand", "Mira"),
  entry(
    "fullWidthJapanese",
    all(
      /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々　]+$/u,
      /^[^ｦ-ﾟ]+$/u,
    ),
    "山田はなコ",
    "ﾔﾏﾀﾞ",
  ),
  entry(
    "uncommon",
    (value) => /^\S+$/u.test(value) && !isCommonPassword(value),
    "reef-lamp-88",
    "password1",
  ),
];
