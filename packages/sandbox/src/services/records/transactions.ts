import { and, asc, between, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import {
  ledgerEntries,
  ledgerTransfers,
  transferNotes,
} from "../../db/tables/ledger.ts";
import { members } from "../../db/tables/members.ts";
import { walletOf } from "../ledger.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { bookKindsOf, transactionKindOf } from "./kinds.ts";
import { readTotal } from "./sums.ts";
import { readTitles, type Reader } from "./titles.ts";
import { walletIn, type Period, type Whose } from "./whose.ts";

type Request = ParsedRequestOf<typeof calls.transactions>;
type Order = Pick<Request, "orderBy" | "order">;

/** Wallet entries in a period; `kinds` are ledger kinds. */
export const entriesOf = (
  whose: Whose,
  { from, to }: Period,
  kinds: readonly string[] | undefined,
): SQL | undefined =>
  and(
    walletIn(ledgerEntries.accountId, whose),
    between(ledgerEntries.createdAt, from, to),
    kinds && inArray(ledgerEntries.kind, [...kinds]),
  );

/** The requested order; ties keep the order of the ledger. */
const orderOf = ({ orderBy = "time", order = "desc" }: Order): SQL[] => {
  const turn = order === "asc" ? asc : desc;
  return orderBy === "amount"
    ? [
        turn(ledgerEntries.amount),
        desc(ledgerEntries.createdAt),
        desc(ledgerEntries.seq),
      ]
    : [turn(ledgerEntries.createdAt), turn(ledgerEntries.seq)];
};

/** A page of entries with their ledger data. */
export const pageOfEntries = (
  db: Database,
  which: SQL | undefined,
  request: Order,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      id: ledgerTransfers.id,
      accountId: ledgerEntries.accountId,
      time: ledgerEntries.createdAt,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      after: ledgerEntries.balanceAfter,
      reference: ledgerTransfers.reference,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .where(which)
    .orderBy(...orderOf(request))
    .limit(limit)
    .offset(offset);

/** Usernames by wallet, for records of several members. */
export async function readNames(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, [...new Set(memberIds)]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** The notes of transfers. They are for the two sides: an agent above either of them does not read them. */
async function readNotes(
  db: Database,
  rows: readonly {
    readonly id: string;
    readonly kind: string;
    readonly accountId: string;
  }[],
  { memberId }: Reader,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows
    .filter(
      ({ kind, accountId }) =>
        kind === "member-transfer" && accountId === walletOf(memberId),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const notes = await db
    .select()
    .from(transferNotes)
    .where(inArray(transferNotes.transferId, ids));
  return new Map(
    notes.map(({ transferId, note }) => [
      `${transferId} ${walletOf(memberId)}`,
      note,
    ]),
  );
}

/** A page of the given members' account record, as the reader may see it, with its totals over all pages. */
export async function readTransactions(
  db: Database,
  whose: Whose,
  request: Request,
  reader: Reader,
) {
  const { pagesOf, ...cut } = pageOf(request);
  const kinds = request.kind === "" ? undefined : bookKindsOf(request.kind);
  const which = entriesOf(whose, request, kinds);
  const rows = await pageOfEntries(db, which, request, cut);
  const sums = await readTotal(db, whose, request, { kinds });
  const titleOf = await readTitles(db, rows, reader);
  const notes = await readNotes(db, rows, reader);
  const idOf = (accountId: string) => accountId.replace("member:", "");
  const names = await readNames(
    db,
    request.scope === "TEAM" ? rows.map((row) => idOf(row.accountId)) : [],
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      account: names.get(idOf(row.accountId)) ?? "",
      time: row.time,
      kind: transactionKindOf(row.kind),
      amount: toDecimal(row.amount),
      balance: toDecimal(row.after),
      title: titleOf(row),
      note: notes.get(`${row.id} ${row.accountId}`),
    })),
    totalPages: pagesOf(sums.count),
    totalCount: sums.count,
    totals: {
      in: toDecimal(sums.received),
      out: toDecimal(-sums.paid),
    },
  };
}
