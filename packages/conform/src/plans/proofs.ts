import type { AccountName } from "../accounts.ts";
import { type Known, type Needs, needs } from "../plan.ts";

export const mobileOf = (known: Known, who: AccountName) =>
  known.account(who)?.mobile;

/** The full number, to which codes are sent. */
export const inFull = (mobile: {
  countryDialingCode: string;
  mobileNum: string;
}) => `+${mobile.countryDialingCode}${mobile.mobileNum}`;

export const noMobile = (who: string): Needs =>
  needs(`\`mobile\` of ${who} in the accounts file`);

export const proof = async (
  known: Known,
  purpose: "login" | "register" | "sms",
) => {
  const botCheck = await known.prove(purpose);
  return botCheck === undefined ? {} : { botCheck };
};
