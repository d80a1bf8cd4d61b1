import { contractTypes, type ContractType } from "@foyer/platform/calls";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { teamLines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { Refusal } from "./refusal.ts";
import { teamOf } from "./team-lines.ts";

/** The wire flag of each contract type. */
const flagOf = {
  DIVIDEND: "divtypereq",
  DAILY: "dailysalreqtype",
  HOURLY: "contracthoursalreq",
  REALTIME: "realtimesalreqtype",
} as const satisfies Record<ContractType, string>;

/** The agent at the top of a member's line; a member without a line is the top of their own. */
async function topOf(db: Database, memberId: string): Promise<string> {
  const [row] = await db
    .select({ id: teamLines.ancestorId })
    .from(teamLines)
    .where(eq(teamLines.memberId, memberId))
    .orderBy(desc(teamLines.level))
    .limit(1);
  return row?.id ?? memberId;
}

/**
 * The contract types that a line has, as flags. They belong to the line and not to an account, so that anybody who is
 * offered a contract, and the upline agent who has to agree, can answer it, however the account joined the line.
 *
 * @example await readLineFlags(db, memberId) // { divtypereq: "1", … }
 */
export async function readLineFlags(
  db: Database,
  memberId: string,
): Promise<Record<string, string>> {
  const top = await topOf(db, memberId);
  const rows = await db
    .selectDistinct({ flags: members.contracts })
    .from(members)
    .where(sql`${members.id} in ${teamOf(top, true)}`);
  return Object.fromEntries(
    Object.values(flagOf)
      .filter((flag) => rows.some(({ flags }) => flags[flag] === "1"))
      .map((flag) => [flag, "1"]),
  );
}

/** Rejects an offer of a type that the line does not have: nobody could answer it. */
export async function requireType(
  tx: Database,
  memberId: string,
  type: ContractType,
): Promise<void> {
  const flags = await readLineFlags(tx, memberId);
  if (flags[flagOf[type]] === "1") return;
  const types = contractTypes.filter((one) => flags[flagOf[one]] === "1");
  throw new Refusal("FORBIDDEN", {
    message: `The team has no contracts of the type ${type}.`,
    value: { types },
  });
}
