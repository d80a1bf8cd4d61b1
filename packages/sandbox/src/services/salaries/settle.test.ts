import { describe, expect, it } from "vitest";
import {
  salaryRows,
  shareOf,
  type Played,
  type SalaryTerms,
} from "./settle.ts";

const terms: SalaryTerms = {
  type: "DAILY",
  rate: 120,
  activeMembers: 0,
  periodValidBet: 0n,
  periodProfitLoss: 0n,
  betAmount: 0n,
};
const bet = (over: Partial<Played> = {}): Played => ({
  memberId: "m-1",
  slot: 1,
  nodeId: null,
  stake: 10_000n,
  win: 0n,
  ...over,
});
const paid = (over: Partial<SalaryTerms>, ...played: readonly Played[]) =>
  salaryRows({ ...terms, ...over }, played).map(({ salary }) => salary);

describe("a share", () => {
  it.each([
    [10_000n, 120, 120n],
    // Fractions of a minor unit are not paid.
    [83n, 120, 0n],
    [84n, 120, 1n],
    [0n, 120, 0n],
    [-10_000n, 120, 0n],
    [999_999_999_999_999n, 4_000, 399_999_999_999_999n],
  ])("of %s by %i is %s", (amount, rate, share) => {
    expect(shareOf(amount, rate)).toBe(share);
  });
});

describe("a salary or dividend payment", () => {
  it("of a daily or hourly salary is a share of the stakes, whatever the result", () => {
    const rows = [bet(), bet({ memberId: "m-2", win: 30_000n })];
    expect(paid({}, ...rows)).toEqual([240n]);
    expect(salaryRows(terms, rows)[0]).toMatchObject({
      betAmount: 20_000n,
      profit: 10_000n,
      salaryKind: "PROFIT",
    });
  });

  it("of a dividend is a share of the loss, and does not exist when the team won", () => {
    const dividend = { type: "DIVIDEND" } as const;
    expect(paid(dividend, bet(), bet({ win: 4_000n }))).toEqual([192n]);
    expect(paid(dividend, bet(), bet({ win: 20_000n }))).toEqual([]);
  });

  it("of a real-time salary has a row for each game and player, marked as profit or loss (CON-11)", () => {
    const rows = salaryRows({ ...terms, type: "REALTIME" }, [
      bet({ nodeId: "a", win: 10_001n }),
      bet({ nodeId: "b" }),
      bet({ nodeId: "b", memberId: "m-2", win: 10_000n }),
    ]);
    expect(
      rows.map(({ nodeId, memberId, salaryKind, salary }) => [
        nodeId,
        memberId,
        salaryKind,
        salary,
      ]),
    ).toEqual([
      ["a", "m-1", "PROFIT", 120n],
      ["b", "m-1", "LOSS", 120n],
      ["b", "m-2", "PROFIT", 120n],
    ]);
  });

  it("requires all terms to be met", () => {
    const two = [bet(), bet({ memberId: "m-2" })];
    expect(paid({ activeMembers: 2 }, ...two)).toHaveLength(1);
    expect(paid({ activeMembers: 3 }, ...two)).toEqual([]);
    expect(paid({ periodValidBet: 20_000n }, ...two)).toHaveLength(1);
    expect(paid({ periodValidBet: 20_001n }, ...two)).toEqual([]);
    expect(paid({ periodProfitLoss: 20_000n }, ...two)).toHaveLength(1);
    expect(paid({ periodProfitLoss: 20_001n }, ...two)).toEqual([]);
    expect(paid({ periodProfitLoss: -1n }, bet({ win: 10_001n }))).toHaveLength(
      1,
    );
    expect(paid({ periodProfitLoss: -1n }, bet({ win: 10_002n }))).toEqual([]);
    expect(paid({})).toEqual([]);
  });

  it("ignores days, or players for real-time salaries, with too small stakes", () => {
    const small = bet({ slot: 2, stake: 99n, memberId: "m-2" });
    const dividend = { type: "DIVIDEND", betAmount: 100n } as const;
    expect(paid(dividend, bet(), small)).toEqual([120n]);
    expect(paid({ ...dividend, activeMembers: 2 }, bet(), small)).toEqual([]);
    const realtime = { type: "REALTIME", betAmount: 100n } as const;
    expect(paid(realtime, bet({ slot: 2 }), small)).toEqual([120n]);
  });
});
