import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { members } from "../db/tables/members.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { walletOf } from "../services/ledger.ts";
import { readLotteries } from "../services/lottery/lotteries.ts";
import { fillTeamLines } from "../services/team-lines.ts";
import { createRandom, type Random } from "../seed/random.ts";

const day = 86_400_000;

/** One bet, as a bookkeeper outside the platform would record it. */
export interface NotedBet {
  readonly player: string;
  readonly nodeId: string;
  readonly at: number;
  /** Decimals: "2.50". */
  readonly stake: string;
  readonly win: string;
}

export interface Tree {
  readonly run: string;
  /** The upline of each member; the first has none. */
  readonly above: ReadonlyMap<string, string>;
  readonly ids: readonly [string, ...string[]];
  readonly bets: readonly NotedBet[];
  readonly contracts: readonly (typeof contracts.$inferSelect)[];
}

interface Wish {
  readonly seed: number;
  /** Time of the earliest possible bet, and number of days with bets. */
  readonly from: number;
  readonly days: number;
  /** Number of bets; some of them are not counted anywhere. */
  readonly bets?: number;
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Members on three to five levels below one agent. */
async function makePeople(tx: Database, run: string, random: Random) {
  const depth = 3 + random.int(3);
  const above = new Map<string, string>();
  const first = `${run}-0`;
  const ids: [string, ...string[]] = [first];
  let level = [first];
  for (let index = 0; index < depth; index += 1) {
    const next: string[] = [];
    for (const parent of level)
      for (
        let child = 0;
        child < 1 + random.int(3) && ids.length < 40;
        child++
      ) {
        const id = `${run}-${ids.length}`;
        above.set(id, parent);
        ids.push(id);
        next.push(id);
      }
    level = next;
  }
  await tx.insert(members).values(
    ids.map((id) => ({
      id,
      username: id,
      passwordHash: null,
      nickname: "",
      type: "1",
      currencySymbol: "RM",
      vipRank: "0",
      vipLabel: "",
      passwordExpired: false,
      firstLogin: false,
      captchaAlways: false,
      contracts: {},
      createdAt: 0,
    })),
  );
  await tx.insert(ledgerAccounts).values(
    ids.map((id) => ({
      id: walletOf(id),
      kind: "member",
      memberId: id,
      balance: 0n,
    })),
  );
  await tx
    .insert(uplines)
    .values([...above].map(([memberId, uplineId]) => ({ memberId, uplineId })));
  await fillTeamLines(tx);
  return { ids, above };
}

/** Rounds, free play rounds that are not counted, and tickets that are drawn later or not at all. */
async function makeBets(
  tx: Database,
  run: string,
  ids: readonly [string, ...string[]],
  random: Random,
  { from, days, bets: many = 320 }: Wish,
): Promise<readonly NotedBet[]> {
  const nodes = await tx.query.games.findMany({
    where: (row, { eq }) => eq(row.gameType, "RNG"),
    limit: 3,
  });
  const [lottery] = await readLotteries(tx);
  const [first, ...rest] = nodes.map(({ nodeId }) => nodeId);
  if (first === undefined || lottery === undefined)
    throw new Error("The catalogue is empty.");
  const lotteryGame = await tx.query.games.findFirst({
    where: (row, { and, eq }) =>
      and(
        eq(row.gameCode, lottery.gameCode),
        eq(row.vassalage, lottery.vassalage),
      ),
  });
  const bets: NotedBet[] = [];
  const played: (typeof rounds.$inferInsert)[] = [];
  const tickets: (typeof lotteryTickets.$inferInsert)[] = [];
  // Some play in bursts, so that five minutes contain more than one round; some at the boundary of a day.
  const momentOf = () => {
    const start = from + random.int(days) * day;
    if (random.chance(0.1)) return start + (random.chance(0.5) ? 0 : day - 1);
    return start + 36_000_000 + random.int(6) * 3_600_000 + random.int(900_000);
  };
  for (let index = 0; index < many; index += 1) {
    const memberId = random.pick(ids as [string, ...string[]]);
    const at = momentOf();
    const stake = 1 + random.int(20_000);
    const win = random.chance(0.45) ? random.int(40_000) : 0;
    const id = `${run}-bet-${index}`;
    if (index % 8 === 7) {
      const state = (["OPEN", "WON", "LOST"] as const)[random.int(3)] ?? "OPEN";
      const won = state === "WON" ? win + 1 : 0;
      tickets.push({
        id,
        run,
        memberId,
        gameCode: lottery.gameCode,
        slot: index,
        numbers: [],
        stake: BigInt(stake),
        win: BigInt(won),
        state,
        boughtAt: at - 7_200_000,
        settledAt: state === "OPEN" ? null : at,
      });
      if (state !== "OPEN")
        bets.push({
          player: memberId,
          nodeId: lotteryGame?.nodeId ?? "",
          at,
          stake: decimal(stake),
          win: decimal(won),
        });
      continue;
    }
    const mode = index % 13 === 12 ? "DEMO" : "REAL";
    const nodeId = random.pick([first, ...rest]);
    played.push({
      id,
      gameSessionId: `${run}-play`,
      memberId,
      nodeId,
      mode,
      stake: BigInt(stake),
      win: BigInt(win),
      answer: {},
      createdAt: at,
    });
    if (mode === "REAL")
      bets.push({
        player: memberId,
        nodeId,
        at,
        stake: decimal(stake),
        win: decimal(win),
      });
  }
  await tx.insert(gameSessions).values({
    id: `${run}-play`,
    tokenHash: `${run}-play`,
    memberId: ids[0],
    sessionId: null,
    nodeId: first,
    mode: "REAL",
    demoBalance: null,
    portalOrigin: "",
    run,
    createdAt: from,
    expiresAt: from,
  });
  await insertAll(tx, rounds, played);
  await insertAll(tx, lotteryTickets, tickets);
  return bets;
}

const kinds = [
  ["DIVIDEND", "D", 1_500],
  ["DIVIDEND", "W", 700],
  ["DIVIDEND", "SM", 3_350],
  ["DIVIDEND", "M", 4_000],
  ["DAILY", "D", 170],
  ["HOURLY", "H", 35],
  ["REALTIME", "D", 45],
] as const;

/** Contracts of every type and period between random pairs; some begin late, some end within a period. */
async function makeContracts(
  tx: Database,
  run: string,
  { ids, above }: Awaited<ReturnType<typeof makePeople>>,
  random: Random,
  { from, days }: Wish,
) {
  const pairs = [...above];
  const [pair, ...others] = pairs;
  if (pair === undefined) throw new Error(`Nobody is below ${ids[0]}.`);
  const some = (most: number) =>
    random.chance(0.5) ? 0n : BigInt(random.int(most));
  return tx
    .insert(contracts)
    .values(
      kinds.flatMap(([type, periodKind, rate]) =>
        [0, 1].map((index) => {
          const [downlineId, agentId] = random.pick([pair, ...others]);
          const activeAt = from + random.int((days * day) / 2);
          const ended = random.chance(0.3);
          return {
            id: `${run}-${type}-${periodKind}-${index}`,
            type,
            periodKind,
            rate,
            kind: "NEW" as const,
            state: ended ? ("TERMINATED" as const) : ("ACTIVE" as const),
            agentId,
            downlineId,
            askedBy: agentId,
            activeMembers: random.int(3),
            periodValidBet: some(20_000),
            periodProfitLoss: some(20_000) - 5_000n * BigInt(random.int(2)),
            betAmount: some(9_000),
            createdAt: activeAt,
            updatedAt: activeAt,
            run,
            activeAt,
            endedAt: ended ? activeAt + 1 + random.int((days * day) / 2) : null,
          };
        }),
      ),
    )
    .returning();
}

/**
 * A tree of agents with months of bets and contracts of every type, none of them paid yet: the same for each seed.
 *
 * @example const tree = await makeTree(db, { seed: 7, from: Date.UTC(2025, 0, 1), days: 75 })
 */
export async function makeTree(db: Database, wish: Wish): Promise<Tree> {
  const random = createRandom(wish.seed);
  const run = `tree-${wish.seed}`;
  return db.transaction(async (tx) => {
    const people = await makePeople(tx, run, random);
    const bets = await makeBets(tx, run, people.ids, random, wish);
    const agreed = await makeContracts(tx, run, people, random, wish);
    await tx.execute(sql`analyze team_lines`);
    return { run, ...people, bets, contracts: agreed };
  });
}
