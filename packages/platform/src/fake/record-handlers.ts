import type { Handlers } from "./fake-types.ts";

const day = 1_767_225_600_000;

/** Account of a row in a team's record: the requested one, or one of the team. */
const whose = ({ scope, account }: { scope: string; account: string }) =>
  scope === "SELF" ? "" : account || "kaireef11";

/** Bets, the account record, profit and loss, bonuses. */
export const recordHandlers = {
  transactions: ({ from, kind, ...request }) => ({
    list: [
      {
        id: "t2",
        account: whose(request),
        time: from + 7_200_000,
        kind: "WIN" as const,
        amount: "25.00",
        balance: "1280.50",
        title: "Paper Kites",
      },
      {
        id: "t1",
        account: whose(request),
        time: from + 3_600_000,
        kind: "STAKE" as const,
        amount: "-10.00",
        balance: "1255.50",
        title: "Paper Kites",
      },
    ].filter((row) => kind === "" || row.kind === kind),
    totalPages: 1,
    totalCount: 2,
    totals: { in: "25.00", out: "-10.00" },
  }),
  betRecords: ({ from, ...request }) => ({
    list: [
      {
        id: "b1",
        account: whose(request),
        time: from + 3_600_000,
        game: "Paper Kites",
        gameType: "RNG",
        vendor: "Kite Works",
        stake: "10.00",
        win: "25.00",
        result: "15.00",
        state: "SETTLED",
      },
    ],
    totalPages: 1,
    totalCount: 1,
    totals: { stake: "10.00", win: "25.00", result: "15.00" },
  }),
  profitLoss: ({ by, orderBy = "stake", ...request }) => {
    const sums = {
      stake: "10.00",
      win: "25.00",
      bonus: "0.00",
      profit: "15.00",
      deposit: "100.00",
      withdraw: "0.00",
    };
    return by === "account"
      ? {
          rows: [{ account: whose(request), ...sums }],
          total: sums,
          totalPages: 1,
          totalCount: 1,
          orderBy,
        }
      : { rows: [{ day: "2026-01-01", ...sums }], total: sums };
  },
  bonusDetails: () => ({
    list: [
      {
        id: "g1",
        time: day,
        kind: "PROMOTION",
        title: "Lantern Week",
        amount: "18.00",
      },
    ],
    totalPages: 1,
    totalCount: 1,
    totals: { amount: "18.00" },
  }),
} satisfies Handlers;
