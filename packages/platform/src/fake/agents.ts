import type { Downline, RevenueDay, TeamDay } from "../calls/agents.ts";
import type { RegistrationLink } from "../calls/registration-links.ts";
import type { SalaryRecord, SalarySource } from "../calls/salaries.ts";

const day = 86_400_000;
const first = 1_767_225_600_000;

/**
 * An account below an agent.
 *
 * @example sampleDownline({ account: "reefwren12", type: "AGENT", children: 4 })
 */
export const sampleDownline = (over: Partial<Downline> = {}): Downline => ({
  account: "kaireef11",
  nickname: "Kai",
  type: "MEMBER",
  rate: "1.20",
  level: 1,
  children: 0,
  team: 0,
  balance: "240.00",
  registeredAt: first,
  activeAt: first + 3 * day,
  path: [],
  ...over,
});

/** A small team of three levels: two agents, one of whom has downlines, and members. */
export const sampleTeam = (): Downline[] => [
  sampleDownline({
    account: "lakeagent",
    nickname: "Lake",
    type: "AGENT",
    rate: "2.00",
    children: 2,
    team: 3,
    balance: "1804.20",
  }),
  sampleDownline({
    account: "riveragent",
    nickname: "River",
    type: "AGENT",
    rate: "1.50",
    children: 0,
  }),
  sampleDownline(),
  sampleDownline({
    account: "lakesecond",
    type: "AGENT",
    rate: "1.00",
    level: 2,
    children: 1,
    team: 1,
    path: ["lakeagent"],
  }),
  sampleDownline({
    account: "lakethird",
    rate: "0.50",
    level: 2,
    path: ["lakeagent"],
    activeAt: null,
  }),
  sampleDownline({
    account: "pinefourth",
    rate: "0.20",
    level: 3,
    path: ["lakeagent", "lakesecond"],
  }),
];

/**
 * A registration link of an agent.
 *
 * @example sampleLink({ state: "PAUSED", registered: 0 })
 */
export const sampleLink = (
  over: Partial<RegistrationLink> = {},
): RegistrationLink => ({
  code: "K7WPQ2XM",
  url: "",
  label: "New members, spring",
  type: "MEMBER",
  rate: "1.20",
  state: "ACTIVE",
  createdAt: first,
  registered: 3,
  deposited: 2,
  ...over,
});

/**
 * One payment of a salary.
 *
 * @example sampleSalary({ salary: "-1.20", profit: "240.00", salaryKind: "PROFIT" })
 */
export const sampleSalary = (
  over: Partial<SalaryRecord> = {},
): SalaryRecord => ({
  id: "S-1",
  time: first + day + 60_000,
  account: "kaireef11",
  period: { from: first, to: first + day - 1 },
  lottery: "",
  player: "",
  betAmount: "4200.00",
  profit: "-310.00",
  rate: "1.20",
  salary: "50.40",
  salaryKind: "LOSS",
  ...over,
});

const sourceRow = { account: "", gameType: "" };

/** Bets of the sample payments, by account or by type of game. */
const sourceRows = (id: string, by: "account" | "gameType") => {
  const realtime = {
    "S-2": ["lakethird", "20.00", "55.00"],
    "S-3": ["pinefourth", "60.00", "-60.00"],
  }[id];
  const rows = realtime
    ? [realtime]
    : by === "account"
      ? [
          ["kaireef11", "2700.00", "-410.00"],
          ["pinefourth", "1500.00", "100.00"],
        ]
      : [
          ["RNG", "3200.00", "-250.00"],
          ["LOTT", "1000.00", "-60.00"],
        ];
  return rows.map(([name = "", stake = "0", profit = "0"]) => ({
    ...sourceRow,
    ...(by === "account"
      ? { account: name }
      : { gameType: realtime ? "LOTT" : name }),
    stake,
    profit,
  }));
};

/**
 * The bets that a sample payment was calculated from.
 *
 * @example sampleSource("S-1", "account")
 */
export const sampleSource = (
  id: string,
  by: "account" | "gameType",
): SalarySource => {
  const one = id === "S-1" ? undefined : sourceRows(id, "account")[0];
  return {
    counted: { from: first, to: first + (one ? 300_000 : day) - 1 },
    base: "STAKE",
    least: { bet: "0.00", per: one ? "PLAYER" : "DAY" },
    leftOut: "0.00",
    rows: sourceRows(id, by),
    totalPages: 1,
    totals: {
      stake: one?.stake ?? "4200.00",
      profit: one?.profit ?? "-310.00",
    },
    gameType: one ? "LOTT" : "",
  };
};

/** A week of a team, day by day. */
export const sampleTeamDays = (): TeamDay[] =>
  ["14", "9", "17", "11", "16", "21", "19"].map((active, index) => ({
    day: `2026-01-0${index + 1}`,
    active: Number(active),
    deposit: `${400 + index * 55}.00`,
    withdraw: `${120 + index * 20}.00`,
    bet: `${1300 + index * 110}.00`,
    profit: index % 3 === 1 ? `${80 + index}.00` : `-${140 + index * 12}.00`,
  }));

/** A week of an agent's income, day by day. */
export const sampleRevenueDays = (): RevenueDay[] =>
  Array.from({ length: 7 }, (_, index) => ({
    day: `2026-01-0${index + 1}`,
    dividend: index === 6 ? "210.00" : "0.00",
    daily: `${20 + index}.00`,
    hourly: "0.00",
    realtime: index % 2 === 0 ? "3.50" : "-1.20",
    total:
      index === 6
        ? "239.50"
        : index % 2 === 0
          ? `${23 + index}.50`
          : `${18 + index}.80`,
  }));
