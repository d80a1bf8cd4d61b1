import {
  placeholders,
  type MailKind,
  type MailValues,
} from "@foyer/brand/mails/mailKinds";
import { codeMinutes } from "../codes.ts";
import { confirmHours } from "../confirm-email.ts";
import { linkMinutes, resetPath } from "../recovery.ts";
import type { Validity } from "@foyer/brand/mails/validity";

const minutes = (amount: number): Validity => ({ amount, unit: "minute" });

/** How long a link is valid; any other validity is that of a code. */
const links: Readonly<Partial<Record<MailKind, Validity>>> = {
  resetLink: minutes(linkMinutes),
  confirmEmail: { amount: confirmHours, unit: "hour" },
};

/**
 * Examples of what a kind's texts are filled with, for looking at them.
 *
 * @example sampleOf("resetLink", "http://127.0.0.1:4174").valid // { amount: 30, unit: "minute" }
 */
export function sampleOf(
  kind: MailKind,
  origin: string,
): { readonly values: MailValues; readonly valid: Validity } {
  const { brand: _brand, time: _time, ...others } = placeholders;
  const link = `${origin}${resetPath}?ticket=an-example`;
  return {
    values: { ...others, link },
    valid: links[kind] ?? minutes(codeMinutes),
  };
}
