import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import * as tables from "../db/tables/all.ts";
import { seedContent } from "./content/all.ts";
import { flagBranches, seedFlags } from "./flags.ts";
import { makeGames } from "./games.ts";
import { seedIdentity } from "./identity.ts";
import { makeHistory } from "./history.ts";
import { seedMessages } from "./messages.ts";
import { inChunks } from "./in-chunks.ts";
import { settleBalances } from "./insert-months.ts";
import { makeCrowd, sampleMembers } from "./members.ts";
import { seedMoney } from "./money.ts";
import { createRandom } from "./random.ts";
import { seedVendors } from "./vendors.ts";

/** The first day of the seeded world; members' history lies in the month before it. */
const today = Date.UTC(2026, 0, 31);

/** Tells whether the database has never been seeded. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: tables.members.id })
    .from(tables.members)
    .limit(1);
  return found.length === 0;
}

type Crowd = ReturnType<typeof makeCrowd>;

/** What of a seeded person stands in the table of members. */
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

/** Fills an empty database with the invented house: the same rows every time. */
export async function seed(db: Database): Promise<void> {
  const random = createRandom(20_260_131);
  const games = makeGames(random);
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
        { transferId: id, accountId: other, amount: -amount, kind, createdAt },
      ];
    },
  );

  await db.transaction(async (tx) => {
    const names = new Map(
      seedVendors.map(({ vassalage, name }) => [vassalage, name]),
    );
    await tx
      .insert(tables.vendors)
      .values([...names].map(([vassalage, name]) => ({ vassalage, name })));
    await tx.insert(tables.vendorLanes).values(
      seedVendors.map((vendor, sort) => ({
        vassalage: vendor.vassalage,
        gameType: vendor.gameType,
        lane: "lane" in vendor ? vendor.lane : vendor.gameType,
        title: vendor.name,
        isGame: "opensList" in vendor ? "VASSALAGE" : "",
        sort,
      })),
    );
    await inChunks(games, (part) => tx.insert(tables.games).values(part));
    // The embedded database never does so by itself, and would guess how to search.
    await tx.execute(sql`analyze games`);
    await inChunks(seedContent, (part) =>
      tx.insert(tables.content).values(part),
    );
    await tx.insert(tables.flags).values([
      ...flagBranches.map((code) => ({
        code,
        parent: "",
        value: "1",
        note: "Branch",
      })),
      ...seedFlags,
    ]);
    await tx.insert(tables.members).values(
      people.map((person) => ({
        ...traitsOf(person),
        passwordHash: null,
        createdAt: today,
      })),
    );
    await tx.insert(tables.ledgerAccounts).values([
      { id: "house", kind: "house", balance: balances.get("house") ?? 0n },
      { id: "bank", kind: "bank", balance: balances.get("bank") ?? 0n },
      ...people.map(({ id }) => ({
        id: `member:${id}`,
        kind: "member",
        memberId: id,
        balance: balances.get(`member:${id}`) ?? 0n,
      })),
    ]);
    await inChunks(history.transfers, (part) =>
      tx.insert(tables.ledgerTransfers).values(
        part.map(({ id, kind, reference, createdAt }) => ({
          id,
          kind,
          reference,
          createdAt,
        })),
      ),
    );
    await inChunks(entries, (part) =>
      tx.insert(tables.ledgerEntries).values(part),
    );
    await inChunks(history.sessions, (part) =>
      tx.insert(tables.gameSessions).values(part),
    );
    await inChunks(history.rounds, (part) =>
      tx.insert(tables.rounds).values(part),
    );
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
    await tx.insert(tables.messages).values(
      seedMessages.map((letter, index) => ({
        ...letter,
        id: `seed-message-${index}`,
        memberId: "m-demo-member",
        createdAt: today - index * 86_400_000,
        readAt: index === 3 ? today : null,
      })),
    );
    await seedIdentity(tx, today);
    await seedMoney(tx, today);
    // What is seeded is not written in the order in which it happened.
    await settleBalances(tx);
  });
}
