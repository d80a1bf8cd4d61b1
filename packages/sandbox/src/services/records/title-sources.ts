import type { ContractType } from "@foyer/platform/calls";
import { aliasedTable, and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { contracts, teamLines, uplines } from "../../db/tables/agents.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import { ledgerAccounts, ledgerEntries } from "../../db/tables/ledger.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { members } from "../../db/tables/members.ts";
import { deposits } from "../../db/tables/money.ts";
import { rewards } from "../../db/tables/offers.ts";
import { bankAccounts, withdrawals } from "../../db/tables/payouts.ts";
import { rounds } from "../../db/tables/play.ts";
import { localName } from "../../stock/game-names/local-name.ts";
import { maskedNumber } from "../bank-accounts.ts";
import { readContent } from "../content.ts";
import { titleIn } from "../in-language.ts";
import { lotteryVendors } from "../lottery/schedule.ts";
import { maskedName } from "../masked-name.ts";
import * as payment from "../payment-methods.ts";

type Titles = ReadonlyMap<string, string>;
type Ids = readonly string[];
const none: Titles = new Map();

/** The games of rounds and lottery tickets. */
export async function readGames(
  db: Database,
  ids: Ids,
  language: string,
): Promise<Titles> {
  if (ids.length === 0) return none;
  const ofRounds = await db
    .select({ id: rounds.id, name: games.name })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(inArray(rounds.id, [...ids]));
  const known = new Set(ofRounds.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  const ofTickets =
    others.length === 0
      ? []
      : await db
          .select({ id: lotteryTickets.id, name: games.name })
          .from(lotteryTickets)
          .innerJoin(
            games,
            and(
              eq(games.gameCode, lotteryTickets.gameCode),
              inArray(games.vassalage, [...lotteryVendors]),
            ),
          )
          .where(inArray(lotteryTickets.id, others));
  return new Map(
    [...ofRounds, ...ofTickets].map(({ id, name }) => [
      id,
      localName(name, language),
    ]),
  );
}

/** Rewards of the reward centre, and activities that paid something. */
export async function readPrizes(
  db: Database,
  ids: Ids,
  language: string,
): Promise<Titles> {
  if (ids.length === 0) return none;
  const [rows, activities] = await Promise.all([
    db
      .select()
      .from(rewards)
      .where(inArray(rewards.id, [...ids])),
    readContent(db, "activity", language),
  ]);
  return new Map([
    ...activities.map(({ id, body }) => [id, String(body["title"])] as const),
    ...rows.map((row) => [row.id, titleIn(row, language)] as const),
  ]);
}

/** Promotions with a prize draw. */
export async function readRaffles(
  db: Database,
  ids: Ids,
  language: string,
): Promise<Titles> {
  if (ids.length === 0) return none;
  const promotions = await readContent(db, "promotion", language);
  return new Map(
    promotions.map(({ id, body }) => [id, String(body["title"])] as const),
  );
}

/** The contract behind each salary: its type, and the agent who gave it. */
export async function readContracts(
  db: Database,
  ids: Ids,
  types: Readonly<Record<ContractType, string>>,
): Promise<Titles> {
  if (ids.length === 0) return none;
  const rows = await db
    .select({
      id: contracts.id,
      type: contracts.type,
      agent: members.username,
    })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.agentId))
    .where(inArray(contracts.id, [...ids]));
  return new Map(
    rows.map(({ id, type, agent }) => [id, `${types[type]} · ${agent}`]),
  );
}

/** The provider's wallet at the other end; the main wallet has the empty code. */
export async function readVendors(db: Database, ids: Ids): Promise<Titles> {
  if (ids.length === 0) return none;
  const rows = await db.select().from(vendors);
  const names = new Map(rows.map((row) => [row.vassalage, row.name]));
  return new Map(
    ids.flatMap((id) => {
      const name = names.get(id.replace(">", ""));
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** Titles with one for everything that has no order: the seed's past, all of it by the usual method. */
interface WithUsual {
  readonly of: (id: string) => string;
}

const withUsual = async (
  db: Database,
  direction: "IN" | "OUT",
  ids: Ids,
  language: string,
  read: (methods: Titles) => Promise<Titles>,
): Promise<WithUsual> => {
  if (ids.length === 0) return { of: () => "" };
  const methods = await payment.readMethods(db, direction, language);
  const found = await read(
    new Map(methods.map(({ id, title }) => [id, title])),
  );
  const [usual] = methods;
  return { of: (id) => found.get(id) ?? usual?.title ?? "" };
};

/** The payment methods of deposits. */
export const readMethods = (db: Database, ids: Ids, language: string) =>
  withUsual(db, "IN", ids, language, async (methods) => {
    const rows = await db
      .select({ id: deposits.id, methodId: deposits.methodId })
      .from(deposits)
      .where(inArray(deposits.id, [...ids]));
    return new Map(
      rows.map(({ id, methodId }) => [id, methods.get(methodId) ?? ""]),
    );
  });

/** The bank accounts of withdrawals, with only the last digits of their numbers. */
export const readBanks = (db: Database, ids: Ids, language: string) =>
  withUsual(db, "OUT", ids, language, async () => {
    const rows = await db
      .select({
        id: withdrawals.id,
        bank: bankAccounts.bank,
        number: bankAccounts.number,
      })
      .from(withdrawals)
      .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
      .where(inArray(withdrawals.id, [...ids]));
    return new Map(
      rows.map(({ id, bank, number }) => [
        id,
        `${bank} ${maskedNumber(number)}`,
      ]),
    );
  });

interface Side {
  readonly id: string;
  readonly accountId: string;
}

/**
 * The other party of transfers between members, by `<id> <account>`. The reader, the direct upline and the reader's
 * team have whole names; agents higher up, whom the reader sees nowhere else, have masked ones.
 */
export async function readOthers(
  db: Database,
  sides: readonly Side[],
  readerId: string,
): Promise<Titles> {
  if (sides.length === 0) return none;
  const own = aliasedTable(ledgerEntries, "own");
  const rows = await db
    .select({
      id: own.transferId,
      accountId: own.accountId,
      memberId: members.id,
      name: members.username,
      above: uplines.uplineId,
      below: teamLines.memberId,
    })
    .from(own)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.transferId, own.transferId),
        ne(ledgerEntries.accountId, own.accountId),
      ),
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .leftJoin(
      uplines,
      and(eq(uplines.uplineId, members.id), eq(uplines.memberId, readerId)),
    )
    .leftJoin(
      teamLines,
      and(
        eq(teamLines.memberId, members.id),
        eq(teamLines.ancestorId, readerId),
      ),
    )
    .where(
      inArray(
        own.transferId,
        sides.map(({ id }) => id),
      ),
    );
  return new Map(
    rows.map(({ id, accountId, memberId, name, above, below }) => [
      `${id} ${accountId}`,
      memberId === readerId || above !== null || below !== null
        ? name
        : maskedName(name),
    ]),
  );
}
