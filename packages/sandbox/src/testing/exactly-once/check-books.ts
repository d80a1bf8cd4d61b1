import { inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../../db/tables/ledger.ts";
import { audit } from "../../services/ledger.ts";
import type { Due, Outcome } from "./operations.ts";

/** Ids of all postings in the books. */
export const postingsOf = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.select({ id: ledgerTransfers.id }).from(ledgerTransfers)).map(
      ({ id }) => id,
    ),
  );

const chunk = 500;

async function readPostings(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly { at: string; amount: bigint }[]>> {
  const found = new Map<string, { at: string; amount: bigint }[]>();
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await db
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.transferId, ids.slice(from, from + chunk)));
    for (const { transferId, accountId, amount } of rows)
      found.set(transferId, [
        ...(found.get(transferId) ?? []),
        // Which row of an account that is shared out takes a posting is the ledger's own matter.
        { at: accountId.replace(/\/\d\d$/, ""), amount },
      ]);
  }
  return found;
}

const isDue = (
  { from, to, amount }: Due,
  entries: readonly { at: string; amount: bigint }[],
): boolean =>
  entries.length === 2 &&
  entries.some((entry) => entry.at === from && entry.amount === -amount) &&
  entries.some((entry) => entry.at === to && entry.amount === amount);

/**
 * Compares the books with the reported outcomes: everything once, nothing else, and no negative account. Returns what
 * is wrong, in sentences.
 *
 * @example expect(await wrongsOf(db, before, outcomes)).toEqual([])
 */
export async function wrongsOf(
  db: Database,
  before: ReadonlySet<string>,
  outcomes: readonly Outcome[],
): Promise<readonly string[]> {
  const { sum, mismatches } = await audit(db);
  const made = [...(await postingsOf(db))].filter((id) => !before.has(id));
  const entries = await readPostings(db, made);
  const due = new Map(
    outcomes.flatMap((outcome) => outcome.due).map((one) => [one.id, one]),
  );
  const may = outcomes.flatMap((outcome) => outcome.may ?? []);
  const singles = outcomes.flatMap(({ single }) => single ?? []);
  const accounts = await db.select().from(ledgerAccounts);
  const wrong = (words: string, ids: readonly string[]) =>
    ids.map((id) => `${words}: ${id}`);
  return [
    ...(sum === "0" ? [] : [`All entries sum to ${sum}, not to nothing.`]),
    ...wrong("Balance and entries differ", mismatches),
    ...wrong(
      "Lost",
      [...due.keys()].filter((id) => !entries.has(id)),
    ),
    ...wrong(
      "Not as it was told",
      [...due.values()]
        .filter((one) => {
          const found = entries.get(one.id);
          return found !== undefined && !isDue(one, found);
        })
        .map(({ id }) => id),
    ),
    ...wrong(
      "Nobody was told of it",
      made.filter(
        (id) => !due.has(id) && !may.some((begin) => id.startsWith(begin)),
      ),
    ),
    ...wrong(
      "Had more than once",
      singles.filter((one, index) => singles.indexOf(one) !== index),
    ),
    ...wrong(
      "Below nothing",
      accounts
        .filter(({ memberId, balance }) => memberId !== null && balance < 0n)
        .map(({ id }) => id),
    ),
  ];
}
