import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawalBlocks } from "../db/tables/payouts.ts";
import { Refusal } from "./refusal.ts";

/** What keeps a member's money in the house, as the control room has set it. */
export const readBlocks = (db: Database, memberId: string) =>
  db
    .select({
      code: withdrawalBlocks.code,
      message: withdrawalBlocks.message,
      action: withdrawalBlocks.action,
    })
    .from(withdrawalBlocks)
    .where(eq(withdrawalBlocks.memberId, memberId))
    .orderBy(asc(withdrawalBlocks.code));

/** Refuses while something stands in the way of a payout, and says what. */
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

/** Refuses while the account is blocked: its money leaves by no way. */
export async function refuseBlocked(
  db: Database,
  memberId: string,
): Promise<void> {
  refuseFor(await readBlocks(db, memberId));
}
