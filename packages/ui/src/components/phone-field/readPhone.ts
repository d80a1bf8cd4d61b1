import { asciiDigits } from "../../private/typing/asciiDigits.ts";
import { withoutMarks } from "../../private/typing/invisible.ts";

export interface PhoneCountry {
  /** Two letters of ISO 3166, "MY"; its name is said in the reader's language. */
  code: string;
  /** Digits that are dialled before the number from abroad, "60", with or without a plus. */
  dialCode: string;
  /** Fewest digits of a number there. @default 6 */
  minDigits?: number;
  /** Most digits. @default 15 */
  maxDigits?: number;
}

export interface PhoneReading {
  /** The number without its country; digits, unless somebody typed what belongs in no number. */
  value: string;
  /** The country that the text itself names by its dial code. */
  country?: string;
}

/* What people set between the digits of a number. */
const separators = /[\s().\-/\u2010-\u2015\u2212\uff0d\uff08\uff09]/g;
/** Longer than any number; what is longer is kept as it is and refused by the check. */
const longest = 64;

/**
 * Reads a number as somebody typed or pasted it: digits of every script become 0 to 9, separators go, and a dial code
 * after "+" or "00" names the country. A zero before the national number stays, since some countries need it; the one
 * that stands in brackets behind a dial code goes, since nobody dials it from abroad.
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
