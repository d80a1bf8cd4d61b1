import type { AccountName } from "../accounts.ts";
import type { Known } from "../plan.ts";

const day = 24 * 60 * 60_000;

/** The first page of a list, long enough to contain rows of many kinds. */
export const firstPage = { pageNo: 1, pageSize: 50 };

/** The last ninety days, the range for record queries. */
export const lately = ({ now }: Known) => ({
  from: now() - 90 * day,
  to: now(),
});

/**
 * The smallest amount that is accepted, but at least one, so that tries transfer as little as possible.
 *
 * @example atLeastOne("50.00") // "50.00"
 */
export const atLeastOne = (least: string): string =>
  /^-|^0*(\.\d*)?$|^0/.test(least) ? "1.00" : least;

/** A picture of one grey pixel. */
export const picture = (): Blob =>
  new Blob(
    [
      Uint8Array.from(
        atob(
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    { type: "image/png" },
  );

/** Confirms that the owner makes the request, where the account's password is known. */
export function ownerOf(known: Known, who: AccountName) {
  const value = known.account(who)?.password;
  return value === undefined
    ? {}
    : { stepUp: { method: "password" as const, value } };
}

/** A message to customer service that says it is a trial. */
export const trialFeedback = ({ fresh }: Pick<Known, "fresh">) => ({
  questionType: "OTHER" as const,
  content: `A trial of the connection, ${fresh()}.`,
  contact: "conform@portal.example",
});
