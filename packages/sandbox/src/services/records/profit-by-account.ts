import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { teamLines } from "../../db/tables/agents.ts";
import type { pageOf } from "../page.ts";
import { add, nothing, onWire } from "./figures.ts";
import {
  canSortByStake,
  pageByName,
  pageByStake,
  type AccountOrder,
} from "./order-of-accounts.ts";
import { readAccounts } from "./sums.ts";
import { isTeam, type Whose } from "./whose.ts";

type Request = ParsedRequestOf<typeof calls.profitLoss>;

const countAccounts = async (db: Database, whose: Whose): Promise<number> =>
  isTeam(whose)
    ? (await db.$count(teamLines, eq(teamLines.ancestorId, whose.teamOf))) +
      (whose.self === true ? 1 : 0)
    : whose.length;

/**
 * What each of the given members staked, won and paid in a period, page by page; who did nothing is there with zeros.
 * By stakes, if they can be sorted and `after` is empty; else by name. The teams' sums have to be rolled up.
 */
export async function readProfitByAccount(
  db: Database,
  whose: Whose,
  request: Request,
  { pagesOf, ...cut }: ReturnType<typeof pageOf>,
) {
  const totalCount = await countAccounts(db, whose);
  const byStake =
    request.orderBy !== "account" &&
    request.after === "" &&
    (await canSortByStake(db, whose, request, totalCount));
  const orderBy: AccountOrder = byStake ? "stake" : "account";
  // What cannot be sorted by stakes is in the order of the alphabet, whichever end was wanted first.
  const order =
    (orderBy === request.orderBy || request.after !== ""
      ? request.order
      : undefined) ?? (byStake ? "desc" : "asc");
  const accounts = await rowsOf(
    db,
    byStake
      ? pageByStake(whose, request, { ...cut, order }, totalCount)
      : pageByName(whose, { ...cut, order }, request.after),
  );
  const figures = new Map(accounts.map(({ id }) => [String(id), nothing()]));
  const ids = [...figures.keys()];
  const found = ids.length > 0 ? await readAccounts(db, ids, request) : [];
  for (const sum of found) {
    const sums = figures.get(sum.memberId);
    if (sums) add(sums, sum);
  }
  return {
    rows: accounts.map(({ id, username }) => ({
      account: String(username),
      ...onWire(figures.get(String(id)) ?? nothing()),
    })),
    totalPages: pagesOf(totalCount),
    totalCount,
    orderBy,
  };
}
