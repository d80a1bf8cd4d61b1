import { and, between, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { games } from "../../db/tables/catalogue.ts";
import { members } from "../../db/tables/members.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";

type Request = ParsedRequestOf<typeof calls.salaryRecords>;

const players = alias(members, "players");

/** Which rows a member may read: what was paid to the member, or by contracts that the member gave. */
export const recordsOf = (
  memberId: string,
  { type, scope, from, to }: Pick<Request, "type" | "scope" | "from" | "to">,
): SQL | undefined =>
  and(
    eq(
      scope === "TEAM" ? salaryRecords.agentId : salaryRecords.downlineId,
      memberId,
    ),
    eq(salaryRecords.type, type),
    between(salaryRecords.createdAt, from, to),
  );

/** A page of these rows, latest first. */
export const pageOfRecords = (
  db: Database,
  which: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      row: salaryRecords,
      account: members.username,
      lottery: games.name,
      player: players.username,
    })
    .from(salaryRecords)
    .innerJoin(members, eq(members.id, salaryRecords.downlineId))
    .leftJoin(games, eq(games.nodeId, salaryRecords.nodeId))
    .leftJoin(players, eq(players.id, salaryRecords.playerId))
    .where(which)
    .orderBy(
      desc(salaryRecords.createdAt),
      desc(salaryRecords.periodFrom),
      desc(salaryRecords.id),
    )
    .limit(limit)
    .offset(offset);

/** A page of the payments by contracts of a type, with the total over all pages. */
export async function readSalaryRecords(
  db: Database,
  memberId: string,
  request: Request,
) {
  const { pagesOf, ...cut } = pageOf(request);
  const which = recordsOf(memberId, request);
  const rows = await pageOfRecords(db, which, cut);
  const [sums] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      salary: sql<string>`coalesce(sum(${salaryRecords.salary}), 0)::text`,
    })
    .from(salaryRecords)
    .where(which);
  return {
    list: rows.map(({ row, account, lottery, player }) => ({
      id: row.id,
      time: row.createdAt,
      account,
      period: { from: row.periodFrom, to: row.periodTo },
      lottery: lottery ?? "",
      player: player ?? "",
      betAmount: toDecimal(row.betAmount),
      profit: toDecimal(row.profit),
      rate: toDecimal(BigInt(row.rate)),
      salary: toDecimal(row.salary),
      salaryKind: row.salaryKind,
    })),
    totalPages: pagesOf(sums?.rows ?? 0),
    totalCount: sums?.rows ?? 0,
    totals: { salary: toDecimal(BigInt(sums?.salary ?? 0)) },
  };
}
