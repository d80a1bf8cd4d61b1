import type { PatternId } from "@foyer/platform/patterns";
import { defineMessages } from "react-intl";

/** What each pattern lets through, in words: the hint before a mistake and the second half of the sentence after one. A pattern without words does not compile. */
export const patternWords = defineMessages<Record<PatternId, {}>>({
  any: {
    id: "validation.pattern.any",
    defaultMessage: "Any characters",
    description: "What a field takes (VAL-17)",
  },
  letterFirst: {
    id: "validation.pattern.letterFirst",
    defaultMessage: "Letters and digits only, beginning with a letter",
    description: "What a field takes (VAL-18)",
  },
  lettersChineseDigits: {
    id: "validation.pattern.lettersChineseDigits",
    defaultMessage: "Letters, Chinese characters and digits only",
    description: "What a field takes (VAL-19)",
  },
  email: {
    id: "validation.pattern.email",
    defaultMessage: "An e-mail address such as name@mail.example",
    description: "What a field takes (VAL-20); the example may be changed",
  },
  alphanumeric: {
    id: "validation.pattern.alphanumeric",
    defaultMessage: "Letters or digits only",
    description: "What a field takes (VAL-21)",
  },
  lettersWithDigits: {
    id: "validation.pattern.lettersWithDigits",
    defaultMessage: "Letters and digits together, at least one of each",
    description: "What a field takes (VAL-22)",
  },
  alphanumericNotChinese: {
    id: "validation.pattern.alphanumericNotChinese",
    defaultMessage: "Letters and digits only, no Chinese characters",
    description: "What a field takes (VAL-23)",
  },
  digits: {
    id: "validation.pattern.digits",
    defaultMessage: "Digits only",
    description: "What a field takes (VAL-24)",
  },
  alphanumericOneUpper: {
    id: "validation.pattern.alphanumericOneUpper",
    defaultMessage: "Letters and digits only, with at least one capital letter",
    description: "What a field takes (VAL-25)",
  },
  englishSpaces: {
    id: "validation.pattern.englishSpaces",
    defaultMessage: "English letters and spaces only",
    description: "What a field takes (VAL-26)",
  },
  twoLettersSpaces: {
    id: "validation.pattern.twoLettersSpaces",
    defaultMessage: "Letters and spaces only, with at least two letters",
    description: "What a field takes (VAL-27)",
  },
  noSpaces: {
    id: "validation.pattern.noSpaces",
    defaultMessage: "Anything without spaces",
    description: "What a field takes (VAL-28)",
  },
  chinesePunctuation: {
    id: "validation.pattern.chinesePunctuation",
    defaultMessage: "Chinese characters and punctuation only",
    description: "What a field takes (VAL-29)",
  },
  dateYearFirst: {
    id: "validation.pattern.dateYearFirst",
    defaultMessage: "A date as year-month-day, such as 1996-02-29",
    description: "What a field takes (VAL-30)",
  },
  dateMonthFirst: {
    id: "validation.pattern.dateMonthFirst",
    defaultMessage: "A date as month-day-year, such as 02-29-1996",
    description: "What a field takes (VAL-31)",
  },
  korean: {
    id: "validation.pattern.korean",
    defaultMessage: "Korean letters only",
    description: "What a field takes (VAL-32)",
  },
  thai: {
    id: "validation.pattern.thai",
    defaultMessage: "Thai letters only",
    description: "What a field takes (VAL-33)",
  },
  thaiEnglishSpaces: {
    id: "validation.pattern.thaiEnglishSpaces",
    defaultMessage: "Thai or English letters and spaces only",
    description: "What a field takes (VAL-34)",
  },
  upperSpaces: {
    id: "validation.pattern.upperSpaces",
    defaultMessage: "Capital letters and spaces only, with at least one letter",
    description: "What a field takes (VAL-35)",
  },
  upper: {
    id: "validation.pattern.upper",
    defaultMessage: "Capital letters only, no spaces",
    description: "What a field takes (VAL-36)",
  },
  lettersDigitsSymbols: {
    id: "validation.pattern.lettersDigitsSymbols",
    defaultMessage: "Letters, digits and symbols only, no spaces",
    description: "What a field takes (VAL-37)",
  },
  strongPassword: {
    id: "validation.pattern.strongPassword",
    defaultMessage:
      "A capital letter, a small letter, a digit and a symbol, no spaces",
    description: "What a password has to hold (VAL-38)",
  },
  fullName: {
    id: "validation.pattern.fullName",
    defaultMessage: "First and last name with a space between",
    description: "What a field takes (VAL-39)",
  },
  fullWidthJapanese: {
    id: "validation.pattern.fullWidthJapanese",
    defaultMessage: "Full-width Hiragana, Katakana or Kanji only",
    description: "What a field takes (VAL-40)",
  },
  uncommon: {
    id: "validation.pattern.uncommon",
    defaultMessage: "No spaces, and not a password that many people use",
    description: "What a new password takes",
  },
});
