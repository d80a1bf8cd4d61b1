import { contracts } from "../db/tables/agents.ts";
import type { Random } from "../seed/random.ts";
import {
  pointsOf,
  vendorWalletOf,
  walletOf,
  type WalletKind,
} from "../services/ledger.ts";
import { readLotteries } from "../services/lottery/lotteries.ts";
import type { Database } from "../db/database.ts";
import { ledgerBooks, type Books } from "./books.ts";
import type { TestSandbox } from "./harness.ts";

const day = 86_400_000;

/** What happened to a member, as a bookkeeper outside the platform would note it; amounts in minor units. */
export interface Noted {
  readonly who: string;
  readonly at: number;
  readonly stake?: bigint;
  readonly win?: bigint;
  readonly bonus?: bigint;
  readonly fee?: bigint;
  readonly deposit?: bigint;
  readonly withdraw?: bigint;
}

const given = [
  "promotion",
  "rebate",
  "raffle",
  "reward",
  "mission",
  "referral",
  "points-money",
] as const satisfies readonly WalletKind[];

interface Person {
  readonly id: string;
}

interface Wish {
  readonly random: Random;
  readonly people: readonly [Person, ...Person[]];
  /** Time of the first day. */
  readonly from: number;
  readonly days: number;
  readonly events: number;
  /** Name of the past, if its first member has several. @default "past" */
  readonly name?: string;
  /** Where it is written. @default at once, as the platform does */
  readonly books?: Books;
}

/** The games of all pasts in a database. */
const known = new WeakMap<Database, ReturnType<typeof readGames>>();

async function readGames(db: Database) {
  const types = ["RNG", "LIVE"] as const;
  const [slots, live] = await Promise.all(
    types.map((type) =>
      db.query.games.findFirst({
        where: (row, { eq }) => eq(row.gameType, type),
      }),
    ),
  );
  const [lottery] = await readLotteries(db);
  if (slots === undefined || live === undefined || lottery === undefined)
    throw new Error("The catalogue is empty.");
  return { slots, live, lottery };
}

/**
 * Gives members a random past of rounds, free play, lottery tickets that are drawn at once, days later or not at all,
 * bonuses of every type, converted points, and all else that moves money, each booked as life books it and in any order
 * of times; returns what counts.
 *
 * @example const noted = await makePast(sandbox, { random: createRandom(7), people, from, days: 5, events: 60 });
 */
export async function makePast(
  { platform: { db } }: TestSandbox,
  { random, people, from, days, events, name = "past", ...wish }: Wish,
): Promise<readonly Noted[]> {
  const books = wish.books ?? ledgerBooks(db);
  const games = known.get(db) ?? readGames(db);
  known.set(db, games);
  const { slots, live, lottery } = await games;
  const [first] = people;
  const prefix = `${name}-${first.id}`;
  await books.session({
    id: prefix,
    tokenHash: prefix,
    memberId: first.id,
    nodeId: slots.nodeId,
    mode: "REAL",
    sessionId: null,
    demoBalance: null,
    portalOrigin: "",
    run: "",
    createdAt: from,
    expiresAt: from,
  });
  const noted: Noted[] = [];
  /** Often at the edge of a day. */
  const moment = () =>
    from +
    random.int(days) * day +
    (random.chance(0.3) ? (random.chance(0.5) ? 0 : day - 1) : random.int(day));
  for (let index = 0; index < events; index += 1) {
    const { id: who } = random.pick(people as [Person, ...Person[]]);
    const id = `${prefix}-${index}`;
    const at = moment();
    const wallet = walletOf(who);
    const pay: Move["pay"] = (kind, amount, out, now = at, other = "house") => {
      const own = kind === "points-play" ? pointsOf(who) : wallet;
      return books.post({
        id: `${id}:${kind}`,
        kind,
        reference: id,
        from: out ? own : other,
        to: out ? other : own,
        amount,
        now,
      });
    };
    const stake = BigInt(1 + random.int(20_000));
    const win = random.chance(0.4) ? BigInt(1 + random.int(40_000)) : 0n;
    const happens = random.int(10);
    if (happens < 4) {
      const mode = happens === 0 ? "DEMO" : "REAL";
      await books.round({
        id,
        gameSessionId: prefix,
        memberId: who,
        nodeId: random.pick([slots, live]).nodeId,
        mode,
        stake,
        win,
        answer: {},
        createdAt: at,
      });
      if (mode === "DEMO") continue;
      await pay("stake", stake, true);
      if (win > 0n) await pay("win", win, false);
      noted.push({ who, at, stake, win });
    } else if (happens < 7) {
      const drawnAt = random.chance(0.3)
        ? null
        : at + (random.chance(0.5) ? 60_000 : random.int(2 * day));
      const won = drawnAt === null ? 0n : win;
      await books.ticket({
        id,
        run: "",
        memberId: who,
        gameCode: lottery.gameCode,
        slot: index,
        numbers: [],
        stake,
        win: won,
        state: drawnAt === null ? "OPEN" : won > 0n ? "WON" : "LOST",
        boughtAt: at,
        settledAt: drawnAt,
      });
      await pay("stake", stake, true);
      if (drawnAt === null) continue;
      if (won > 0n) await pay("win", won, false, drawnAt);
      noted.push({ who, at: drawnAt, stake, win: won });
    } else if (happens < 9) {
      await pay(random.pick(given), stake, false);
      noted.push({ who, at, bonus: stake });
    } else {
      const other = random.pick(people as [Person, ...Person[]]).id;
      const moved = await moveMoney(books, { random, who, other, stake, pay });
      if (moved) noted.push({ who, at, ...moved });
    }
  }
  return noted;
}

interface Move {
  readonly random: Random;
  readonly who: string;
  readonly other: string;
  readonly stake: bigint;
  readonly pay: (
    kind: WalletKind | "points-play",
    amount: bigint,
    out: boolean,
    now?: number,
    other?: string,
  ) => Promise<unknown>;
}

/** Moves money in one of the ways that are no play and no bonus; returns what counts of it. */
async function moveMoney(
  books: Books,
  { random, who, other, stake, pay }: Move,
): Promise<Omit<Noted, "who" | "at"> | undefined> {
  switch (random.int(8)) {
    case 0:
    case 1:
      await pay("deposit", stake, false, undefined, "bank");
      await pay("deposit-fee", 1n, true);
      return { deposit: stake, fee: 1n };
    case 2:
      await pay("withdrawal", stake, true, undefined, "payouts");
      return { withdraw: stake };
    case 3:
      // Rejected, or sent and returned.
      await pay("withdrawal-back", stake, false, undefined, "payouts");
      await pay("payout-refund", 7n, false, undefined, "transit");
      return { withdraw: -stake - 7n };
    case 4:
      if (other !== who)
        await pay("member-transfer", stake, true, undefined, walletOf(other));
      return undefined;
    case 5: {
      const vendor = vendorWalletOf(who, "past");
      await books.account(vendor, "vendor", who);
      await pay("wallet-transfer", stake, true, undefined, vendor);
      await pay("wallet-return", stake, false, undefined, vendor);
      return undefined;
    }
    case 6:
      await pay("salary", stake, false);
      return undefined;
    default: {
      // Points are in the same books.
      await books.account(pointsOf(who), "points", who);
      await pay("points-play", stake, false, undefined, "points-house");
      return undefined;
    }
  }
}

/** A daily contract that has been in force since the start of a day, and has paid nothing yet. */
export async function dailySince(
  { platform: { db } }: TestSandbox,
  agent: Person,
  downline: Person,
  since: number,
): Promise<string> {
  const id = `daily-${downline.id}`;
  await db.insert(contracts).values({
    id,
    type: "DAILY",
    periodKind: "D",
    rate: 100,
    kind: "NEW",
    state: "ACTIVE",
    agentId: agent.id,
    downlineId: downline.id,
    askedBy: agent.id,
    activeMembers: 0,
    periodValidBet: 0n,
    periodProfitLoss: 0n,
    betAmount: 0n,
    createdAt: since,
    updatedAt: since,
    run: id,
    activeAt: since,
  });
  return id;
}
