import { asciiDigits } from "../../private/typing/asciiDigits.ts";
import { withoutMarks } from "../../private/typing/invisible.ts";

export interface PhoneCountry {
  /** Two-letter ISO 3166 code, "MY". The name is shown in the reader's language. */
  code: string;
  /** International dial code, "60", with or without a plus sign. */
  dialCode: string;
  /** Minimum number of digits. @default 6 */
  minDigits?: number;
  /** Maximum number of digits. @default 15 */
  maxDigits?: number;
}

export interface PhoneReading {
  /** The number without its dial code: digits, plus any invalid characters that were typed. */
  value: string;
  /** The country named by the dial code in the text. */
  country?: string;
}

/* Separators that people type between digits. */
const separators = /[\s().\-/\u2010-\u2015\u2212\uff0d\uff08\uff09]/g;
/** Longer than any number. Longer text is kept as it is and rejected by the check. */
const longest = 64;

/**
 * Reads a typed or pasted number: digits of every script become 0 to 9, separators are removed, and a dial code after
 * "+" or "00" sets the country. A leading zero of the national number stays, since some countries need it; a zero in
 * brackets after a dial code is removed, since it is not dialled from abroad.
 *
 * @example readPhone("+60 12-345 6789", countries, "SG") // { value: "123456789", country: "MY" }
 */
export function readPhone(
  text: string,
  countries: readonly PhoneCountry[],
  current: string,
): PhoneReading {
  if (text.length > longest) return { value: text };
  const clean = asciiDigits(withoutMarks(text)).replace(/\uff0b/g, "+");
  const abroad = /^\s*(?:\+|00)/.test(clean);
  const bare = (abroad ? clean.replace(/\(0\)/, "") : clean).replace(
    separators,
    "",
  );
  if (!abroad) return { value: bare };
  const dialled = bare.replace(/^(?:\+|00)/, "");
  const known = countries
    .filter(({ dialCode }) => dialled.startsWith(dialDigits(dialCode)))
    .sort(
      (one, other) =>
        dialDigits(other.dialCode).length - dialDigits(one.dialCode).length ||
        Number(other.code === current) - Number(one.code === current),
    )[0];
  if (!known) return { value: bare };
  return {
    value: dialled.slice(dialDigits(known.dialCode).length),
    country: known.code,
  };
}

/**
 * The digits of a dial code.
 *
 * @example dialDigits("+60") // "60"
 */
export function dialDigits(dialCode: string): string {
  return dialCode.replace(/\D/g, "");
}
