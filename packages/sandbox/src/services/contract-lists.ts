import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import {
  namedContracts,
  toWire,
  type ContractRow as Row,
} from "./contract-rows.ts";
import type { ContractType } from "./contract-terms.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";

interface ListRequest {
  readonly type?: ContractType | undefined;
  readonly state?: Row["state"] | undefined;
  readonly downline?: string | undefined;
  readonly party?: string | undefined;
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
  { type, state, downline = "", party = "", ...page }: ListRequest,
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
    party.trim() === ""
      ? undefined
      : or(
          and(
            eq(contracts.agentId, memberId),
            inArray(contracts.downlineId, named(db, party)),
          ),
          and(
            ne(contracts.agentId, memberId),
            inArray(contracts.agentId, named(db, party)),
          ),
        ),
  );
  const paidTo = (side: PgColumn) =>
    sql<string>`coalesce(sum(${contracts.paid}) filter (where ${side} = ${memberId}), 0)::text`;
  const [totals] = await db
    .select({
      received: paidTo(contracts.downlineId),
      given: paidTo(contracts.agentId),
    })
    .from(contracts)
    .where(which);
  const rows = await namedContracts(db)
    .where(which)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => toWire(row, memberId)),
    totalPages: pagesOf(await db.$count(contracts, which)),
    totals: {
      received: toDecimal(BigInt(totals?.received ?? 0)),
      given: toDecimal(BigInt(totals?.given ?? 0)),
    },
  };
}
