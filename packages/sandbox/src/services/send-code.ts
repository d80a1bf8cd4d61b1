import type { Database } from "../db/database.ts";
import { networkOf } from "./network.ts";
import type { CallContext } from "./call-context.ts";
import { limit } from "./rate-limit.ts";
import {
  codeMinutes,
  issueCode,
  type CodeKey,
  type CodePurpose,
} from "./codes.ts";
import { knowsBrowser } from "./known-browsers.ts";
import type { Validity } from "@foyer/brand/mails/validity";
import { send, type Sender } from "./outbox.ts";

/** Waiting time after too many requests (CFG-03). */
export const waitMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
const valid: Validity = { amount: codeMinutes, unit: "minute" };

type Asking = Pick<CallContext, "db" | "address" | "limits"> &
  Sender &
  // The browser is unknown when another service makes the request.
  Partial<Pick<CallContext, "markDevice">>;

const askerOf = ({ address, markDevice }: Asking) => ({
  device: markDevice?.(),
  address,
});

/** Share of a number's daily messages that strangers can request; the rest is reserved for its owner. */
const strangersShare = 3 / 4;

/** Purposes of codes that are sent within a session, or after the right password. */
const askedByOwner: ReadonlySet<CodePurpose> = new Set([
  "stepUp",
  "address",
  "contact",
  "paymentReset",
]);

/**
 * Whether the request is likely from the owner: already authenticated, or from a browser that has logged in to the
 * account.
 */
const isOwner = async (
  db: Database,
  { purpose }: CodeKey,
  mobile: string,
  device: string | undefined,
): Promise<boolean> =>
  askedByOwner.has(purpose) ||
  (device !== undefined && (await knowsBrowser(db, mobile, device)));

/**
 * Sends a code to a number, or pretends to: if nobody has the number, the answer and the waiting time are the same.
 *
 * @example await sendCode(context, { purpose: "login", subject: mobile }, mobile)
 */
export async function sendCode(
  asking: Asking,
  key: CodeKey,
  mobile: string,
  isReal = true,
): Promise<{ expiredMinutes: number }> {
  const { db, address, now, limits } = asking;
  const byAddress = `sms:address:${networkOf(address)}`;
  await limit(db, byAddress, limits.codesPerAddress, now, waitMs);
  const asker = askerOf(asking);
  // Text messages cost money, so nobody may trigger them by the hundred. A request that is rejected, here or because
  // a code is active, is rolled back: it uses up none of the number's messages.
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, key, now, asker);
    const share = (await isOwner(tx, key, mobile, asker.device))
      ? 1
      : strangersShare;
    const perDay = Math.ceil(limits.codesPerNumberAndDay * share);
    await limit(tx, `sms:number:${mobile}`, limits.codesPerNumber, now, waitMs);
    await limit(tx, `sms-day:${mobile}`, perDay, now, dayMs);
    if (!isReal) return;
    await send(tx, asking, {
      channel: "sms",
      kind: "code",
      recipient: `+${mobile}`,
      purpose: key.purpose,
      values: { code },
      valid,
    });
  });
  return { expiredMinutes: codeMinutes };
}

/** The e-mail that says why a code is sent; with any other purpose it is for a login from an unregistered address. */
const mailKinds: Readonly<
  Partial<
    Record<CodePurpose, "stepUpCode" | "paymentResetCode" | "contactCode">
  >
> = {
  stepUp: "stepUpCode",
  paymentReset: "paymentResetCode",
  contact: "contactCode",
};

/** Sends a code to an e-mail address. */
export async function mailCode(
  asking: Asking,
  key: CodeKey,
  email: string,
): Promise<void> {
  const { db, now, limits } = asking;
  await limit(db, `mail:${email}`, limits.mailsPerAccount, now, waitMs);
  const code = await issueCode(db, key, now, askerOf(asking));
  await send(db, asking, {
    channel: "mail",
    kind: mailKinds[key.purpose] ?? "addressCode",
    recipient: email,
    purpose: key.purpose,
    values: { code },
    valid,
  });
}
