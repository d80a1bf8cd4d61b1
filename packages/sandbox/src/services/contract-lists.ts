import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import {
  namedContracts,
  toWire,
  type ContractRow as Row,
} from "./contract-rows.ts";
import type { ContractType } from "./contract-terms.ts";
import { pageOf } from "./page.ts";

interface ListRequest {
  readonly type?: ContractType | undefined;
  readonly state?: Row["state"] | undefined;
  readonly downline?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The account with a username. */
const named = (db: Database, username: string) =>
  db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username.trim().toLowerCase()));

/** Lists the contracts that a member is a party to, and those that need the member's consent as upline. */
export async function readContracts(
  db: Database,
  memberId: string,
  { type, state, downline = "", ...page }: ListRequest,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const below = db
    .select({ id: uplines.memberId })
    .from(uplines)
    .where(eq(uplines.uplineId, memberId));
  const which = and(
    or(
      eq(contracts.agentId, memberId),
      eq(contracts.downlineId, memberId),
      and(
        eq(contracts.state, "AWAITING_UPLINE"),
        inArray(contracts.agentId, below),
      ),
    ),
    type === undefined ? undefined : eq(contracts.type, type),
    state === undefined ? undefined : eq(contracts.state, state),
    downline.trim() === ""
      ? undefined
      : inArray(contracts.downlineId, named(db, downline)),
  );
  const rows = await namedContracts(db)
    .where(which)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => toWire(row, memberId)),
    totalPages: pagesOf(await db.$count(contracts, which)),
  };
}
