import { isMobileNumber } from "@foyer/platform/validation";
import type { Database } from "../db/database.ts";
import { Refusal } from "./refusal.ts";
import { readContent } from "./content.ts";

/** A country whose numbers are taken. */
export interface Country {
  readonly countryCode: string;
  /** Without "+". */
  readonly countryDialingCode: string;
  readonly digits: number | undefined;
}

/** Lists the countries whose numbers are taken. */
export async function readCountries(db: Database): Promise<Country[]> {
  return (await readContent(db, "country")).map(({ id, body }) => ({
    countryCode: id,
    countryDialingCode: String(body["countryDialingCode"]),
    digits: typeof body["digits"] === "number" ? body["digits"] : undefined,
  }));
}

/**
 * Reads a number as it was typed into the one form that members are found by: dialling code and number, digits
 * alone. A figure of the field's own rule goes before that of the country.
 *
 * @example await readMobile(db, { countryDialingCode: "60", mobileNum: "125550147" }) // "60125550147"
 */
export async function readMobile(
  db: Database,
  typed: {
    readonly countryDialingCode?: string | undefined;
    readonly mobileNum: string;
  },
  digits?: number,
): Promise<string> {
  const dialing = (typed.countryDialingCode ?? "").trim().replace(/^\+/, "");
  const number = typed.mobileNum.trim();
  const country = (await readCountries(db)).find(
    ({ countryDialingCode }) => countryDialingCode === dialing,
  );
  if (
    country === undefined ||
    !isMobileNumber(number, digits ?? country.digits)
  ) {
    throw new Refusal("MOBILE_INVALID");
  }
  return `${dialing}${number}`;
}

/**
 * Reads a number that was typed as a whole, with its dialling code; undefined: it is none that is taken.
 *
 * @example await readFullMobile(db, "+60 12-555 0147") // "60125550147"
 */
export async function readFullMobile(
  db: Database,
  text: string,
): Promise<string | undefined> {
  const full = text.trim().replace(/^\+/, "").replaceAll(/[ -]/g, "");
  const isTaken = (await readCountries(db)).some(
    ({ countryDialingCode, digits }) =>
      full.startsWith(countryDialingCode) &&
      isMobileNumber(full.slice(countryDialingCode.length), digits),
  );
  return isTaken ? full : undefined;
}

/** A number with most of it hidden. */
export const maskMobile = (mobile: string): string =>
  `+${mobile.slice(0, 2)} •••• ${mobile.slice(-3)}`;

/** An address with most of the name hidden. */
export function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${domain}`;
}
