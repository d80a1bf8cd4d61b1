import { queryOptions } from "@tanstack/react-query";
import { countryCodes } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import type { Services } from "../../services/services.ts";
import type { MobileCountry } from "./MobileField.tsx";

type Countries = ResponseOf<typeof countryCodes>["countries"];

/** Longest number that E.164 allows. */
const mostDigits = 15;

/**
 * Countries that a number can be from: complete entries only, each once. Where countries share a dial code but not
 * the number of digits, the number of digits is not checked, since only the dial code is sent with the number.
 *
 * @example soundCountries([{ countryCode: "MY", countryDialingCode: "+60", digits: 9 }])
 */
export function soundCountries(countries: Countries): MobileCountry[] {
  const sound = new Map<string, MobileCountry>();
  for (const { countryCode, countryDialingCode, digits } of countries) {
    const code = countryCode.trim().toUpperCase();
    const dial = countryDialingCode.replace(/^\s*\+?/, "").trim();
    if (!/^[A-Z]{2}$/.test(code) || !/^[1-9]\d{0,3}$/.test(dial)) continue;
    if (sound.has(code)) continue;
    sound.set(code, {
      countryCode: code,
      countryDialingCode: dial,
      digits: digitsOf(digits),
    });
  }
  const all = [...sound.values()];
  return all.map((one) => ({
    ...one,
    digits: all.every(
      (other) =>
        other.countryDialingCode !== one.countryDialingCode ||
        other.digits === one.digits,
    )
      ? one.digits
      : undefined,
  }));
}

/** A number of digits that a mobile number can have; anything else means no rule. */
export const digitsOf = (
  digits: number | null | undefined,
): number | undefined =>
  Number.isSafeInteger(digits) &&
  Number(digits) > 0 &&
  Number(digits) <= mostDigits
    ? Number(digits)
    : undefined;

/** Countries whose mobile numbers are accepted. */
export const countriesQuery = ({ client }: Services) =>
  queryOptions({
    queryKey: ["system", "countryCodes"],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      client
        .call(countryCodes, {}, { signal })
        .then(({ countries }) => soundCountries(countries)),
  });
