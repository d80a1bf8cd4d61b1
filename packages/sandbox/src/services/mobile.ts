import { isMobileNumber } from "@foyer/platform/validation";
import type { Database } from "../db/database.ts";
import { Refusal } from "./refusal.ts";
import { readContent } from "./content.ts";

/** A country whose mobile numbers are accepted. */
export interface Country {
  readonly countryCode: string;
  /** Without "+". */
  readonly countryDialingCode: string;
  readonly digits: number | undefined;
}

/** Lists the countries whose mobile numbers are accepted. */
export async function readCountries(db: Database): Promise<Country[]> {
  return (await readContent(db, "country")).map(({ id, body }) => ({
    countryCode: id,
    countryDialingCode: String(body["countryDialingCode"]),
    digits: typeof body["digits"] === "number" ? body["digits"] : undefined,
  }));
}

/**
 * Normalises a typed number to the one form by which members are found: dialling code and number, digits only. A
 * digit count in the field's own rule takes precedence over that of the country.
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
 * Reads a complete number with its dialling code; undefined: it is not accepted.
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
