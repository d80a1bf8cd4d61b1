import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { invalid } from "../refusal.ts";
import { walletOf } from "../ledger.ts";
import { refuseTrial, requireAgent } from "../roles.ts";
import type { Member } from "../session.ts";
import { teamOf } from "../team-lines.ts";
import { requireBelow } from "../uplines.ts";

/** What every request for records says. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The end of the year 9999: what lies beyond is no moment that a calendar can name. */
const lastMoment = 253_402_300_799_999;

/** Refuses a period that ends before it begins, or that no calendar has. */
export function checkPeriod({ from, to }: Period): void {
  for (const [name, at] of Object.entries({ from, to }))
    if (!(Math.abs(at) <= lastMoment))
      throw invalid({ [name]: "must be a time before the year 10000" });
  if (from > to) throw invalid({ from: "must not be after the end" });
}

/** Whose records: of members by their ids, or of everybody below an agent, however many they are. */
export type Whose = readonly string[] | { readonly teamOf: string };

const isTeam = (whose: Whose): whose is { readonly teamOf: string } =>
  "teamOf" in whose;

/** Rows of these members, by a column with members' ids. */
export const memberIn = (column: PgColumn, whose: Whose): SQL =>
  isTeam(whose)
    ? sql`${column} in ${teamOf(whose.teamOf)}`
    : inArray(column, [...whose]);

/** Entries of these members' main wallets, by a column with accounts of the books. */
export const walletIn = (column: PgColumn, whose: Whose): SQL =>
  isTeam(whose)
    ? sql`${column} in (select 'member:' || team.member_id from ${teamOf(whose.teamOf)} team)`
    : inArray(column, whose.map(walletOf));

/**
 * Whose records a member asks for: the own ones, those of all below an agent, or of one of them.
 *
 * @example await whose(db, member, { scope: "TEAM", account: "" }) // { teamOf: "m-7" }
 */
export async function whose(
  db: Database,
  member: Member,
  {
    scope,
    account,
  }: { readonly scope: "SELF" | "TEAM"; readonly account: string },
): Promise<Whose> {
  if (scope === "TEAM") {
    requireAgent(member);
    return account.trim() === ""
      ? { teamOf: member.id }
      : [(await requireBelow(db, member.id, account)).id];
  }
  refuseTrial(member);
  return [member.id];
}
