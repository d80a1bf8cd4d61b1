import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { invalid } from "../refusal.ts";
import { walletOf } from "../ledger.ts";
import { refuseTrial, requireAgent } from "../roles.ts";
import type { Member } from "../session.ts";
import { teamOf } from "../team-lines.ts";
import { requireBelow } from "../uplines.ts";

/** The fields that every request for records has. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The end of the year 9999: no calendar date exists beyond it. */
const lastMoment = 253_402_300_799_999;

/** Rejects a period that ends before it begins, or that is outside the calendar. */
export function checkPeriod({ from, to }: Period): void {
  for (const [name, at] of Object.entries({ from, to }))
    if (!(Math.abs(at) <= lastMoment))
      throw invalid({ [name]: "must be a time before the year 10000" });
  if (from > to) throw invalid({ from: "must not be after the end" });
}

/** An agent's whole team, however large; `self` includes the agent. */
export interface Team {
  readonly teamOf: string;
  readonly self?: boolean;
}

/** Whose records: of members by their ids, or of a team. */
export type Whose = readonly string[] | Team;

export const isTeam = (whose: Whose): whose is Team => "teamOf" in whose;

/** Subquery for the ids of a team. */
export const idsOf = ({ teamOf: agentId, self }: Team): SQL =>
  teamOf(agentId, self);

/** Condition on a member id column: rows of these members. */
export const memberIn = (column: PgColumn, whose: Whose): SQL =>
  isTeam(whose)
    ? sql`${column} in ${idsOf(whose)}`
    : inArray(column, [...whose]);

/** Condition on a ledger account column: entries of these members' main wallets. */
export const walletIn = (column: PgColumn, whose: Whose): SQL =>
  isTeam(whose)
    ? sql`${column} in (select 'member:' || team.id from ${idsOf(whose)} team)`
    : inArray(column, whose.map(walletOf));

/**
 * Whose records a member requests: their own, their whole team's, those of one account in the team, or those of an
 * account and everybody below it (`LINE`). With a `reach`, the account may be the member's own.
 *
 * @example await whose(db, member, { scope: "TEAM", account: "" }) // { teamOf: "m-7" }
 */
export async function whose(
  db: Database,
  member: Member,
  {
    scope,
    account,
    reach,
  }: {
    readonly scope: "SELF" | "TEAM";
    readonly account: string;
    readonly reach?: "ACCOUNT" | "LINE" | undefined;
  },
): Promise<Whose> {
  if (scope === "TEAM") {
    requireAgent(member);
    if (account.trim() === "") return { teamOf: member.id };
    const own =
      reach !== undefined && account.trim().toLowerCase() === member.username;
    const { id } = own ? member : await requireBelow(db, member.id, account);
    return reach === "LINE" ? { teamOf: id, self: true } : [id];
  }
  refuseTrial(member);
  return [member.id];
}
