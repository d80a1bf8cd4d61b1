import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import * as tables from "../db/tables/all.ts";
import { addHouse } from "./house.ts";
import { seedIdentity } from "./identity.ts";
import { makeHistory } from "./history.ts";
import { sendSeedMessages } from "./messages.ts";
import { settleBalances } from "./insert-months.ts";
import { makeCrowd, sampleMembers } from "./members.ts";
import { seedMoney } from "./money.ts";
import { createRandom } from "./random.ts";
import { startOfDay } from "../services/house-day.ts";
import { keptFrom } from "../services/vip-standing.ts";
import { creditedOrder } from "./opening.ts";

/** Random seed of all sample data. */
export const seedNumber = 20_260_131;

/** Tells whether the database has never been seeded. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: tables.members.id })
    .from(tables.members)
    .limit(1);
  return found.length === 0;
}

type Crowd = ReturnType<typeof makeCrowd>;

/** The columns of a seeded person in the table of members. */
const traitsOf = (person: (typeof sampleMembers)[number] | Crowd[number]) => ({
  id: person.id,
  username: person.username,
  nickname: person.nickname,
  type: person.type,
  currencySymbol: person.currencySymbol,
  vipRank: person.vipRank,
  vipLabel: person.vipLabel,
  passwordExpired: person.passwordExpired,
  firstLogin: person.firstLogin,
  captchaAlways: person.captchaAlways,
  contracts: person.contracts,
});

const day = 86_400_000;

/** A rank without the months that led to it; the platform's clock decides about it from now on. */
const firstStanding =
  (today: number) =>
  ({ id }: { readonly id: string }) => ({
    memberId: id,
    run: "",
    since: null,
    countsFrom: today,
    setAside: 0n,
    carried: 0n,
    keptUntil: keptFrom(today),
  });

/**
 * Fills an empty database with the sample data: the same rows every time, counted back from the start of the current
 * day (UTC), so that nothing is in the future and nothing waits for months.
 *
 * @param now In ms since the epoch.
 * @example await seed(db, Date.now())
 */
export async function seed(db: Database, now: number): Promise<void> {
  const today = startOfDay(now);
  await db.transaction(async (tx) => {
    const random = createRandom(seedNumber);
    const games = await addHouse(tx, random);
    const people = [...sampleMembers, ...makeCrowd(random)];
    const history = makeHistory(people, games, random, today);
    const balances = new Map<string, bigint>();
    const add = (account: string, amount: bigint) =>
      balances.set(account, (balances.get(account) ?? 0n) + amount);
    const entries = history.transfers.flatMap(
      ({ id, kind, memberId, amount, createdAt }) => {
        const wallet = `member:${memberId}`;
        const other = kind === "deposit" ? "bank" : "house";
        add(wallet, amount);
        add(other, -amount);
        return [
          { transferId: id, accountId: wallet, amount, kind, createdAt },
          {
            transferId: id,
            accountId: other,
            amount: -amount,
            kind,
            createdAt,
          },
        ];
      },
    );
    await insertAll(
      tx,
      tables.members,
      people.map((person) => ({
        ...traitsOf(person),
        passwordHash: null,
        createdAt: today - person.cameDaysAgo * day,
      })),
    );
    await insertAll(
      tx,
      tables.vipStandings,
      people.filter(({ vipRank }) => vipRank !== "0").map(firstStanding(today)),
    );
    await insertAll(
      tx,
      tables.ledgerAccounts,
      people.map(({ id }) => ({
        id: `member:${id}`,
        kind: "member",
        memberId: id,
        balance: balances.get(`member:${id}`) ?? 0n,
      })),
    );
    for (const id of ["house", "bank"])
      await tx
        .update(tables.ledgerAccounts)
        .set({ balance: balances.get(id) ?? 0n })
        .where(eq(tables.ledgerAccounts.id, id));
    await insertAll(
      tx,
      tables.ledgerTransfers,
      history.transfers.map(({ id, kind, reference, createdAt }) => ({
        id,
        kind,
        reference,
        createdAt,
      })),
    );
    await insertAll(tx, tables.ledgerEntries, entries);
    await insertAll(
      tx,
      tables.deposits,
      history.transfers
        .filter(({ kind }) => kind === "deposit")
        .map(creditedOrder),
    );
    await insertAll(tx, tables.gameSessions, history.sessions);
    await insertAll(tx, tables.rounds, history.rounds);
    await tx.insert(tables.favourites).values(
      games
        .filter((game) => game.hotRank !== null)
        .slice(0, 9)
        .map((game, index) => ({
          memberId: "m-demo-member",
          nodeId: game.nodeId,
          createdAt: today - index,
        })),
    );
    await sendSeedMessages(tx, today);
    await seedIdentity(tx, today);
    await seedMoney(tx, today);
    // Seeded entries are not written in order of time.
    await settleBalances(tx);
  });
}
