import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { teamSums } from "../../db/tables/sums.ts";
import { havePlayed } from "../../testing/have-played.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../../testing/harness.ts";
import { startOfDay } from "../house-day.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const day = 86_400_000;
const today = startOfDay(Date.now());
const month = { from: today - 29 * day, to: today + day - 1 };

let teams = 0;
/** An agent with a team of the given names, sorted by stakes: each staked less than the one before, the last nothing. */
async function teamOf(...names: readonly string[]) {
  teams += 1;
  const prefix = `by-account-${teams}`;
  const agent = await sandbox.member({ type: "1", balance: "0.00" });
  for (const [index, name] of names.entries()) {
    const who = await sandbox.member({
      username: `${prefix}-${name}`,
      balance: "0.00",
      upline: agent.username,
    });
    const stake = BigInt((names.length - index - 1) * 100);
    if (stake > 0n) await havePlayed(sandbox, who, 1, { stake });
  }
  const nameOf = (account: string) => account.slice(prefix.length + 1);
  return { agent, prefix, nameOf };
}

interface Wish {
  readonly orderBy?: "account" | "stake";
  readonly order?: "asc" | "desc";
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly after?: string;
  readonly from?: number;
  readonly to?: number;
  readonly timeZone?: string;
}

const read = ({ client }: TestMember, wish: Wish = {}) =>
  client.call(calls.profitLoss, {
    ...{ scope: "TEAM", by: "account", ...month },
    ...wish,
  });

describe("profit and loss by account", () => {
  it.each<[string, Wish, string]>([
    ["highest stakes first, if nothing is said", {}, "mid-low-high-none"],
    [
      "lowest stakes first",
      { orderBy: "stake", order: "asc" },
      "none-high-low-mid",
    ],
    ["by name", { orderBy: "account" }, "high-low-mid-none"],
    [
      "by name from the end",
      { orderBy: "account", order: "desc" },
      "none-mid-low-high",
    ],
  ])("lists everybody once: %s", async (_name, wish, expected) => {
    const { agent, nameOf } = await teamOf("mid", "low", "high", "none");
    const all = await read(agent, wish);
    expect(all.rows.map(({ account }) => nameOf(account)).join("-")).toBe(
      expected,
    );
    expect(all).toMatchObject({
      totalPages: 1,
      totalCount: 4,
      orderBy: wish.orderBy ?? "stake",
      total: { stake: "6.00" },
    });
    const pages: string[] = [];
    for (const pageNo of [1, 2, 3, 4]) {
      const { rows, totalPages } = await read(agent, {
        ...wish,
        pageNo,
        pageSize: 1,
      });
      expect(totalPages).toBe(4);
      pages.push(...rows.map(({ account }) => nameOf(account)));
    }
    expect(pages.join("-")).toBe(expected);
  });

  it("is read page after page by name, with everybody once, while bets go on and accounts come", async () => {
    const { agent, prefix, nameOf } = await teamOf("b", "d", "f", "h");
    const found: string[] = [];
    let after = "";
    for (;;) {
      const { rows } = await read(agent, {
        after,
        pageSize: 2,
        orderBy: "account",
      });
      if (rows.length === 0) break;
      found.push(...rows.map(({ account }) => nameOf(account)));
      after = rows.at(-1)?.account ?? "";
      // Somebody who comes before the page and plays more than anybody else.
      const who = await sandbox.member({
        username: `${prefix}-a${found.length}`,
        balance: "0.00",
        upline: agent.username,
      });
      await havePlayed(sandbox, who, 1, { stake: 9_000n });
    }
    expect(found).toEqual(["b", "d", "f", "h"]);
  });

  it("sorts by the stakes of the requested hours, where these are not whole days of the house", async () => {
    const { agent, nameOf } = await teamOf("z", "m", "a");
    const slot = 900_000;
    const from = today - 2 * day + 9 * 3_600_000;
    const now = (Math.floor(Date.now() / slot) + 1) * slot;
    const inOrder = async (to: number) =>
      (await read(agent, { from, to, timeZone: "Asia/Tokyo" })).rows.map(
        ({ account, stake }) => `${nameOf(account)} ${stake}`,
      );
    expect(await inOrder(now - 1)).toEqual(["z 2.00", "m 1.00", "a 0.00"]);
    // None of the bets is before this day.
    expect(await inOrder(today - 15 * 3_600_000 - 1)).toEqual([
      "a 0.00",
      "m 0.00",
      "z 0.00",
    ]);
  });

  it("is by name where there are too many bets to sort by stakes", async () => {
    const { agent, nameOf } = await teamOf("z", "a", "m");
    // A period that does not end with a quarter of an hour has no sums.
    const period = { from: month.from + 1, to: month.to };
    const before = await read(agent, period);
    expect(before.orderBy).toBe("stake");
    expect(before.rows.map(({ account }) => nameOf(account))).toEqual([
      "z",
      "a",
      "m",
    ]);
    await sandbox.platform.db.insert(teamSums).values({
      ...{ agentId: agent.id, slot: today / 900_000, kind: "bet" },
      ...{ gameType: "LIVE", count: 1_000_000, paid: 0n, received: 0n },
    });
    const found = await read(agent, {
      ...period,
      orderBy: "stake",
      order: "desc",
    });
    expect(found.orderBy).toBe("account");
    expect(found.rows.map(({ account }) => nameOf(account))).toEqual([
      "a",
      "m",
      "z",
    ]);
    // The sums of a whole month are few enough.
    expect((await read(agent)).orderBy).toBe("stake");
  });

  it("has one row where one account was asked for", async () => {
    const { agent, prefix } = await teamOf("one", "two");
    const account = `${prefix}-two`;
    const { rows, totalCount } = await agent.client.call(calls.profitLoss, {
      ...{ scope: "TEAM", by: "account", account, ...month },
    });
    expect([rows.map((row) => row.account), totalCount]).toEqual([
      [account],
      1,
    ]);
  });
});
