import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawalBlocks } from "../db/tables/payouts.ts";
import { Refusal } from "./refusal.ts";

/** Withdrawal blocks on a member's account, as set in the control room. */
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
  memberId: string,
): Promise<void> {
  refuseFor(await readBlocks(db, memberId));
}
