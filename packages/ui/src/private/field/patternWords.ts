import type { PatternId } from "@foyer/platform/patterns";
import type { WordId } from "../../words/translate.ts";

/**
 * What each pattern allows, as text: the hint before an error, and the second half of the error message. A pattern
 * without a message does not compile.
 */
export const patternWords = {
  any: "validation.pattern.any",
  letterFirst: "validation.pattern.letterFirst",
  lettersChineseDigits: "validation.pattern.lettersChineseDigits",
  email: "validation.pattern.email",
  alphanumeric: "validation.pattern.alphanumeric",
  lettersWithDigits: "validation.pattern.lettersWithDigits",
  alphanumericNotChinese: "validation.pattern.alphanumericNotChinese",
  digits: "validation.pattern.digits",
  alphanumericOneUpper: "validation.pattern.alphanumericOneUpper",
  englishSpaces: "validation.pattern.englishSpaces",
  twoLettersSpaces: "validation.pattern.twoLettersSpaces",
  noSpaces: "validation.pattern.noSpaces",
  chinesePunctuation: "validation.pattern.chinesePunctuation",
  dateYearFirst: "validation.pattern.dateYearFirst",
  dateMonthFirst: "validation.pattern.dateMonthFirst",
  korean: "validation.pattern.korean",
  thai: "validation.pattern.thai",
  thaiEnglishSpaces: "validation.pattern.thaiEnglishSpaces",
  upperSpaces: "validation.pattern.upperSpaces",
  upper: "validation.pattern.upper",
  lettersDigitsSymbols: "validation.pattern.lettersDigitsSymbols",
  strongPassword: "validation.pattern.strongPassword",
  fullName: "validation.pattern.fullName",
  fullWidthJapanese: "validation.pattern.fullWidthJapanese",
  uncommon: "validation.pattern.uncommon",
} as const satisfies Record<PatternId, WordId>;
