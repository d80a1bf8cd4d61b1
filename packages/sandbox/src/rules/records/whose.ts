import type { Database } from "../../db/database.ts";
import { invalid } from "../../http/refusal.ts";
import { refuseTrial, requireAgent } from "../roles.ts";
import type { Member } from "../session.ts";
import { allBelow } from "../uplines.ts";

/** What every request for records says. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Refuses a period that ends before it begins. */
export function checkPeriod({ from, to }: Period): void {
  if (from > to) throw invalid({ from: "must not be after the end" });
}

/**
 * Whose records a member asks for: the own ones, or those of all below an agent.
 *
 * @example await whose(db, member, "TEAM") // ["m-7", "m-9"]
 */
export async function whose(
  db: Database,
  member: Member,
  scope: "SELF" | "TEAM",
): Promise<readonly string[]> {
  if (scope === "TEAM") {
    requireAgent(member);
    return allBelow(db, member.id);
  }
  refuseTrial(member);
  return [member.id];
}
