import { asciiDigits } from "../../private/typing/asciiDigits.ts";
import { dialDigits, type PhoneCountry } from "./readPhone.ts";

export interface NamedCountry {
  readonly code: string;
  /** Dial code with a plus sign. */
  readonly dialCode: string;
  /** Name in the reader's language. */
  readonly name: string;
}

/**
 * Countries with their names in the reader's language, in alphabetical order.
 *
 * @example namedCountries([{ code: "MY", dialCode: "60" }], "ms")[0].name // "Malaysia"
 */
export function namedCountries(
  countries: readonly PhoneCountry[],
  locale: string,
): NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ code, dialCode }) => ({
      code,
      dialCode: `+${dialDigits(dialCode)}`,
      name: nameOf(code, names),
    }))
    .sort((one, other) => compare(one.name, other.name));
}

/* An invalid code makes Intl throw; it is then used as the name. */
function nameOf(code: string, names: Intl.DisplayNames): string {
  return /^[a-z]{2}$/i.test(code)
    ? (names.of(code.toUpperCase()) ?? code)
    : code;
}

/* Accents are removed from Latin letters only: in other scripts such marks are separate letters. */
const plain = (text: string) =>
  asciiDigits(text)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .trim();

/**
 * Whether a search term matches a country: part of its name, the start of its dial code, or its two-letter code.
 *
 * @example isCountryFor("+60", malaysia) // true
 */
export function isCountryFor(term: string, country: NamedCountry): boolean {
  const wanted = plain(term);
  const dialled = wanted.replace(/^(?:\+|00)\s*/, "");
  if (/^\d+$/.test(dialled))
    return dialDigits(country.dialCode).startsWith(dialled);
  return (
    country.code.toLowerCase() === wanted ||
    plain(country.name).includes(wanted)
  );
}
