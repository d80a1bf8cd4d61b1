import { networkOf } from "../http/address.ts";
import type { CallContext } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { codeMinutes, issueCode, type CodeKey } from "./codes.ts";
import { send } from "./outbox.ts";

/** Whoever asks too often waits this long (CFG-03). */
export const waitMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

type Asking = Pick<
  CallContext,
  "db" | "run" | "address" | "now" | "limits" | "merchantName"
> &
  // Nobody's browser is known where another service asks.
  Partial<Pick<CallContext, "markDevice">>;

const askerOf = ({ address, markDevice }: Asking) => ({
  device: markDevice?.(),
  address,
});

/** Counts one more message to a number: text messages cost money, so nobody has them sent by the hundred. */
async function limitMessages(
  { db, address, now, limits }: Asking,
  mobile: string,
): Promise<void> {
  const keys = [
    [`sms:address:${networkOf(address)}`, limits.codesPerAddress, waitMs],
    [`sms:number:${mobile}`, limits.codesPerNumber, waitMs],
    [`sms-day:${mobile}`, limits.codesPerNumberAndDay, dayMs],
  ] as const;
  for (const [key, most, windowMs] of keys)
    await limit(db, key, most, now, windowMs);
}

/**
 * Sends a code to a number, or acts as if: where nobody has the number, the answer and the waiting are the same.
 *
 * @example await sendCode(context, { purpose: "login", subject: mobile }, mobile)
 */
export async function sendCode(
  asking: Asking,
  key: CodeKey,
  mobile: string,
  isReal = true,
): Promise<{ expiredMinutes: number }> {
  const { db, run, now, merchantName } = asking;
  await limitMessages(asking, mobile);
  const code = await issueCode(db, key, now, askerOf(asking));
  if (isReal) {
    const letter = {
      channel: "sms",
      recipient: `+${mobile}`,
      purpose: key.purpose,
      body: `${merchantName}: ${code} is your code. It is good for ${codeMinutes} minutes. Never tell it to anybody.`,
      code,
    } as const;
    await send(db, run, letter, now);
  }
  return { expiredMinutes: codeMinutes };
}

/** Sends a code to a mail address. */
export async function mailCode(
  asking: Asking,
  key: CodeKey,
  email: string,
): Promise<void> {
  const { db, run, now, merchantName, limits } = asking;
  await limit(db, `mail:${email}`, limits.mailsPerAccount, now, waitMs);
  const code = await issueCode(db, key, now, askerOf(asking));
  const why =
    key.purpose === "stepUp"
      ? "Somebody is changing what keeps your account safe."
      : "Somebody signs in to your account from an address that is not registered.";
  const letter = {
    channel: "mail",
    recipient: email,
    purpose: key.purpose,
    subject: `${merchantName}: your code`,
    body: `${why} If it is you, type ${code} within ${codeMinutes} minutes. If not, change your password.`,
    code,
  } as const;
  await send(db, run, letter, now);
}
