import { contracts } from "../db/tables/agents.ts";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import type { Random } from "../seed/random.ts";
import { post, walletOf, type WalletKind } from "../services/ledger.ts";
import { readLotteries } from "../services/lottery/lotteries.ts";
import type { TestMember, TestSandbox } from "./harness.ts";

const day = 86_400_000;

/** What happened to a member, as a bookkeeper outside the platform would note it; amounts in minor units. */
export interface Noted {
  readonly who: string;
  readonly at: number;
  readonly stake?: bigint;
  readonly win?: bigint;
  readonly bonus?: bigint;
  readonly fee?: bigint;
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

interface Wish {
  readonly random: Random;
  readonly people: readonly [TestMember, ...TestMember[]];
  /** Time of the first day. */
  readonly from: number;
  readonly days: number;
  readonly events: number;
}

/**
 * Gives members a random past of rounds, free play, lottery tickets that are drawn at once, days later or not at all,
 * bonuses of every type, converted points, fees and deposits, each booked as life books it; returns what counts.
 *
 * @example const noted = await makePast(sandbox, { random: createRandom(7), people, from, days: 5, events: 60 });
 */
export async function makePast(
  { platform: { db } }: TestSandbox,
  { random, people, from, days, events }: Wish,
): Promise<readonly Noted[]> {
  const game = await db.query.games.findFirst({
    where: (row, { eq }) => eq(row.gameType, "RNG"),
  });
  const [lottery] = await readLotteries(db);
  if (game === undefined || lottery === undefined)
    throw new Error("The catalogue is empty.");
  const [first] = people;
  const prefix = `past-${first.id}`;
  await db.insert(gameSessions).values({
    id: prefix,
    tokenHash: prefix,
    memberId: first.id,
    nodeId: game.nodeId,
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
    const { id: who } = random.pick(people as [TestMember, ...TestMember[]]);
    const id = `${prefix}-${index}`;
    const at = moment();
    const wallet = walletOf(who);
    const pay = (
      kind: WalletKind,
      amount: bigint,
      out: boolean,
      now = at,
      other = "house",
    ) =>
      post(db, {
        id: `${id}:${kind}`,
        kind,
        reference: id,
        from: out ? wallet : other,
        to: out ? other : wallet,
        amount,
        now,
      });
    const stake = BigInt(1 + random.int(20_000));
    const win = random.chance(0.4) ? BigInt(1 + random.int(40_000)) : 0n;
    const happens = random.int(10);
    if (happens < 4) {
      const mode = happens === 0 ? "DEMO" : "REAL";
      await db.insert(rounds).values({
        id,
        gameSessionId: prefix,
        memberId: who,
        nodeId: game.nodeId,
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
      await db.insert(lotteryTickets).values({
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
      await pay("deposit", stake, false, at, "bank");
      await pay("deposit-fee", 1n, true);
      noted.push({ who, at, fee: 1n });
    }
  }
  return noted;
}

/** A daily contract that has been in force since the start of a day, and has paid nothing yet. */
export async function dailySince(
  { platform: { db } }: TestSandbox,
  agent: TestMember,
  downline: TestMember,
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
