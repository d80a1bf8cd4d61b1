import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawalBlocks } from "../db/tables/payouts.ts";
import { readWaitMs } from "./bank-setting.ts";
import { Refusal } from "./refusal.ts";
import { lastReset } from "./security-changes.ts";

/** Whose money is to leave, and when. */
export interface Leaving {
  readonly memberId: string;
  readonly run: string;
  readonly now: number;
}

/** What blocks a member's money: set in the control room, or a payment password that was reset not long ago. */
export async function readBlocks(db: Database, leaving: Leaving) {
  return [...(await readHold(db, leaving)), ...(await readSet(db, leaving))];
}

/** A thief who had both proofs for a reset is noticed before any money is gone. */
async function readHold(db: Database, { memberId, run, now }: Leaving) {
  const waitMs = await readWaitMs(db, run);
  const at = await lastReset(db, memberId, now - waitMs);
  // A reset in the future was made before a clock was set back.
  if (at === undefined || at > now) return [];
  const until = at + waitMs;
  return [
    {
      code: "PAYMENT_PASSWORD_RESET",
      message: `The payment password was reset. No money can leave the account until ${new Date(until).toISOString().slice(0, 16).replace("T", " ")} UTC.`,
      action: "",
      until,
    },
  ];
}

const readSet = (db: Database, { memberId }: Leaving) =>
  db
    .select({
      code: withdrawalBlocks.code,
      message: withdrawalBlocks.message,
      action: withdrawalBlocks.action,
    })
    .from(withdrawalBlocks)
    .where(eq(withdrawalBlocks.memberId, memberId))
    .orderBy(asc(withdrawalBlocks.code));

/** Rejects the call while something blocks a withdrawal, and says what. */
export function refuseFor(
  blockers: readonly { readonly message: string }[],
): void {
  const [first] = blockers;
  if (first === undefined) return;
  throw new Refusal("FORBIDDEN", {
    message: first.message,
    value: { blockers },
  });
}

/** Rejects the call while the account is blocked: no money can leave it in any way. */
export async function refuseBlocked(
  db: Database,
  leaving: Leaving,
): Promise<void> {
  refuseFor(await readBlocks(db, leaving));
}
