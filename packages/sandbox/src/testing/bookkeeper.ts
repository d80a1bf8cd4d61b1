import type { Tree } from "./agent-tree.ts";

/*
 * Calculates salaries a second time, in a different way: from a list of bets as decimals, by names of days, going
 * from each player up to the top. It shares no code with rules/salaries.
 */

/** Decimals as integers: number of decimal places. */
const scale = 8;
const read = (text: string): bigint => {
  const [whole = "0", part = ""] = text.replace("-", "").split(".");
  const size = BigInt(whole + part.padEnd(scale, "0"));
  return text.startsWith("-") ? -size : size;
};
const one = 10n ** BigInt(scale);
const times = (a: bigint, b: bigint): bigint => (a * b) / one;
/** Truncates to two decimals. */
const cut = (value: bigint): string => {
  const cents = value / 10n ** BigInt(scale - 2);
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
};

type Contract = Tree["contracts"][number];

function groupBy<T>(rows: readonly T[], nameOf: (row: T) => string) {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const known = groups.get(nameOf(row));
    if (known === undefined) groups.set(nameOf(row), [row]);
    else known.push(row);
  }
  return groups;
}

const iso = (at: number): string => new Date(at).toISOString();

/** Name of the period that contains a time, and the time at which it ends. */
function periodName({ type, periodKind }: Contract, at: number) {
  const text = iso(at);
  const [year, month, date] = text
    .slice(0, 10)
    .split("-")
    .map((digits) => Number(digits)) as [number, number, number];
  if (type === "REALTIME") {
    const minute = Number(text.slice(14, 16));
    const start = `${text.slice(0, 14)}${String(minute - (minute % 5)).padStart(2, "0")}`;
    return { name: start, over: Date.parse(`${start}:00Z`) + 300_000 };
  }
  const midnight = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  switch (periodKind) {
    case "H":
      return {
        name: text.slice(0, 13),
        over: Date.parse(`${text.slice(0, 13)}:00:00Z`) + 3_600_000,
      };
    case "D":
      return { name: text.slice(0, 10), over: midnight + 86_400_000 };
    case "W": {
      const monday =
        midnight - ((new Date(at).getUTCDay() + 6) % 7) * 86_400_000;
      return {
        name: `W${iso(monday).slice(0, 10)}`,
        over: monday + 7 * 86_400_000,
      };
    }
    case "SM":
      return date <= 15
        ? { name: `${year}-${month}a`, over: Date.UTC(year, month - 1, 16) }
        : { name: `${year}-${month}b`, over: Date.UTC(year, month, 1) };
    case "M":
      return { name: `${year}-${month}`, over: Date.UTC(year, month, 1) };
  }
}

const isBelow = ({ above }: Tree, player: string, top: string): boolean => {
  for (
    let at: string | undefined = player;
    at !== undefined;
    at = above.get(at)
  )
    if (at === top) return true;
  return false;
};

const centsOf = (minor: bigint): string =>
  `${minor < 0n ? "-" : ""}${(minor < 0n ? -minor : minor)
    .toString()
    .padStart(3, "0")
    .replace(/(\d\d)$/, ".$1")}`;

type Bet = Tree["bets"][number];

const total = (bets: readonly Bet[], of: (bet: Bet) => string): bigint =>
  bets.reduce((sum, bet) => sum + read(of(bet)), 0n);

/**
 * What one contract owes for the bets of one period: lines "salary bet profit kind", with game and player if
 * real-time.
 */
function linesOf(contract: Contract, all: readonly Bet[]): string[] {
  const least = read(centsOf(contract.betAmount));
  const unitOf = (bet: Bet) =>
    contract.type === "REALTIME"
      ? bet.player
      : iso(bet.at).slice(0, contract.type === "HOURLY" ? 13 : 10);
  const bets = all.filter(
    (bet) =>
      total(
        all.filter((other) => unitOf(other) === unitOf(bet)),
        ({ stake }) => stake,
      ) >= least,
  );
  const stake = total(bets, (bet) => bet.stake);
  const win = total(bets, (bet) => bet.win);
  const asked = read(centsOf(contract.periodProfitLoss));
  const rate = read(String(contract.rate)) / 10_000n;
  if (
    bets.length === 0 ||
    new Set(bets.map(({ player }) => player)).size < contract.activeMembers ||
    stake < read(centsOf(contract.periodValidBet)) ||
    (asked !== 0n && stake - win < asked)
  )
    return [];
  const line = (paid: bigint, staked: bigint, won: bigint) =>
    `${cut(paid > 0n ? times(paid, rate) : 0n)} ${cut(staked)} ${cut(won - staked)} ${won < staked ? "LOSS" : "PROFIT"}`;
  if (contract.type === "REALTIME") {
    const rows = groupBy(bets, ({ nodeId, player }) => `${nodeId} ${player}`);
    return [...rows].map(([name, some]) => {
      const staked = total(some, (bet) => bet.stake);
      return `${line(
        staked,
        staked,
        total(some, (bet) => bet.win),
      )} ${name}`;
    });
  }
  const base = contract.type === "DIVIDEND" ? stake - win : stake;
  return base > 0n ? [line(base, stake, win)] : [];
}

/**
 * Everything that the contracts of a tree owe at a given time: contract, end of the period and figures, one line
 * each.
 *
 * @example expect(await paidLines(db, tree)).toEqual(owedLines(tree, now))
 */
export function owedLines(tree: Tree, now: number): string[] {
  return tree.contracts
    .flatMap((contract) => {
      const mine = tree.bets.filter(
        ({ at, player }) =>
          at >= (contract.activeAt ?? Number.POSITIVE_INFINITY) &&
          at < (contract.endedAt ?? Number.POSITIVE_INFINITY) &&
          isBelow(tree, player, contract.downlineId),
      );
      const periods = groupBy(mine, ({ at }) => periodName(contract, at).name);
      return [...periods.values()].flatMap((bets) => {
        const [first] = bets;
        const { over } = periodName(contract, first?.at ?? 0);
        return over + 30_000 > now
          ? []
          : linesOf(contract, bets).map(
              (line) => `${contract.id} ${over} ${line}`,
            );
      });
    })
    .toSorted();
}
