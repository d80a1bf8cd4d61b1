import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downlineNotes } from "../db/tables/agents.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { signIns } from "../db/tables/members.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { fresh } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const hour = 3_600_000;
const day = 24 * hour;
const always = { from: Date.now() - 30 * day, to: Date.now() + day };
const page = { pageNo: 1, pageSize: 50 };

/** An agent, an agent below with a member below, and an agent above. */
async function line() {
  const top = await sandbox.member({ type: "1" });
  const agent = await sandbox.member({ type: "1", upline: top.username });
  const below = await sandbox.member({ type: "1", upline: agent.username });
  const lowest = await sandbox.member({ upline: below.username });
  return { top, agent, below, lowest };
}

/** Records a bet of some cents. */
async function bet(who: TestMember, stake: bigint, at = Date.now()) {
  const { db } = sandbox.platform;
  const game = await db.query.games.findFirst({
    where: (row, { eq }) => eq(row.gameType, "RNG"),
  });
  const id = randomUUID();
  const shared = {
    memberId: who.id,
    nodeId: game?.nodeId ?? "",
    createdAt: at,
  };
  await db.insert(gameSessions).values({
    ...shared,
    id,
    tokenHash: id,
    mode: "REAL",
    sessionId: null,
    demoBalance: null,
    portalOrigin: "",
    run: "",
    expiresAt: at,
  });
  await db.insert(rounds).values({
    ...shared,
    id,
    gameSessionId: id,
    mode: "REAL",
    stake,
    win: 0n,
    answer: {},
  });
}

describe("an account of the team (W-97c)", () => {
  it("has its place in the line, and its last successful login", async () => {
    const { agent, below, lowest } = await line();
    const read = () =>
      agent.client.call(calls.downlineProfile, { account: lowest.username });
    expect(await read()).toMatchObject({
      account: lowest.username,
      type: "MEMBER",
      level: 2,
      path: [below.username],
      children: 0,
      team: 0,
      loggedInAt: null,
    });
    const at = Date.now() - hour;
    await sandbox.platform.db.insert(signIns).values(
      (
        [
          ["SUCCESS", at],
          ["SUCCESS", at - hour],
          ["REFUSED", at + 1],
        ] as const
      ).map(([outcome, when]) => ({
        id: randomUUID(),
        memberId: lowest.id,
        at: when,
        device: "",
        place: "",
        method: "PASSWORD" as const,
        outcome,
      })),
    );
    expect(await read()).toMatchObject({ loggedInAt: at });
  });

  it("has a team with figures of its own, without those of the account (W-95)", async () => {
    const { agent, below, lowest } = await line();
    await bet(below, 500n);
    await bet(lowest, 300n);
    const figures = async (account?: string) => {
      const wish = { ...always, ...(account !== undefined && { account }) };
      const found = await agent.client.call(calls.teamOverview, wish);
      return [found.account, found.members, found.bet];
    };
    expect(await figures()).toEqual(["", 2, "8.00"]);
    expect(await figures(below.username)).toEqual([below.username, 1, "3.00"]);
    expect(await figures(lowest.username)).toEqual([
      lowest.username,
      0,
      "0.00",
    ]);
  });

  it("has bets, alone or with everybody below, as has the agent who asks (W-84)", async () => {
    const { agent, below, lowest } = await line();
    await bet(agent, 1_100n);
    await bet(below, 500n);
    await bet(lowest, 300n);
    const stake = async (account: string, reach?: "ACCOUNT" | "LINE") => {
      const { totals, list } = await agent.client.call(calls.betRecords, {
        scope: "TEAM",
        ...always,
        ...page,
        account,
        ...(reach && { reach }),
      });
      return [totals?.stake, list.length];
    };
    expect(await stake("")).toEqual(["8.00", 2]);
    expect(await stake(below.username)).toEqual(["5.00", 1]);
    expect(await stake(below.username, "LINE")).toEqual(["8.00", 2]);
    expect(await stake(agent.username, "LINE")).toEqual(["19.00", 3]);
    expect(await stake(agent.username, "ACCOUNT")).toEqual(["11.00", 1]);
    // A period that ends within a quarter of an hour counts the bets themselves.
    const { totals } = await agent.client.call(calls.betRecords, {
      scope: "TEAM",
      from: always.from + 1,
      to: Date.now() + 1,
      ...page,
      account: agent.username,
      reach: "LINE",
    });
    expect(totals?.stake).toBe("19.00");
  });

  it("is nobody's line but that of the agents above", async () => {
    const { agent, top, below } = await line();
    for (const [who, account] of [
      [below, agent.username],
      [agent, top.username],
    ] as const)
      expect(
        await refusalOf(
          who.client.call(calls.betRecords, {
            scope: "TEAM",
            ...always,
            ...page,
            account,
            reach: "LINE",
          }),
        ),
      ).toMatchObject({ code: "USER_NOT_FOUND" });
  });
});

describe("notes about an account (W-97d, W-97e)", () => {
  const notesOf = async (who: TestMember, account: string) =>
    (await who.client.call(calls.downlineNotes, { account })).list.map(
      ({ text }) => text,
    );
  const write = (who: TestMember, account: string, text: string, id = "") =>
    who.client.call(calls.downlineNote, { account, id, text }, fresh());

  it("are read by the agent who wrote them alone", async () => {
    const { top, agent, below, lowest } = await line();
    await write(agent, lowest.username, "Asked for a salary.");
    await write(top, lowest.username, "Knows the harbour.");
    await write(agent, below.username, "Calls on Mondays.");
    expect(await notesOf(agent, lowest.username)).toEqual([
      "Asked for a salary.",
    ]);
    expect(await notesOf(below, lowest.username)).toEqual([]);
    expect(await notesOf(top, lowest.username)).toEqual(["Knows the harbour."]);
  });

  it("can be changed and deleted, and a deletion undone for a day", async () => {
    const { agent, below, top } = await line();
    const { username } = below;
    const first = await write(agent, username, "First.");
    await write(agent, username, "  Second, <b>as typed</b>.\n");
    await write(agent, username, "First, changed.", first.id);
    expect(await notesOf(agent, username)).toEqual([
      "Second, <b>as typed</b>.",
      "First, changed.",
    ]);
    await write(agent, username, "", first.id);
    expect(await notesOf(agent, username)).toEqual([
      "Second, <b>as typed</b>.",
    ]);
    await write(agent, username, "First, changed.", first.id);
    expect(await notesOf(agent, username)).toHaveLength(2);
    // Another agent's id is no way in.
    expect(
      await refusalOf(write(top, username, "Mine now.", first.id)),
    ).toMatchObject({ code: "VALIDATION" });
    await write(agent, username, "", first.id);
    // Two days later.
    await sandbox.platform.db
      .update(downlineNotes)
      .set({ changedAt: Date.now() - 2 * day })
      .where(eq(downlineNotes.id, first.id));
    await write(agent, username, "Third.");
    expect(
      await refusalOf(write(agent, username, "First.", first.id)),
    ).toMatchObject({ code: "VALIDATION" });
  });

  it("are written once for one intent, and limited in number and length", async () => {
    const { agent, below } = await line();
    const { username: account } = below;
    const same = fresh();
    for (const _ of [1, 2])
      await agent.client.call(
        calls.downlineNote,
        { account, text: "Once." },
        same,
      );
    expect(await notesOf(agent, account)).toEqual(["Once."]);
    await write(agent, account, "\u{1F30A}".repeat(500));
    for (const text of ["x".repeat(501), "   "])
      expect(await refusalOf(write(agent, account, text))).toMatchObject({
        code: "VALIDATION",
      });
    for (let index = 2; index < 50; index += 1)
      await write(agent, account, `${index}`);
    expect(await refusalOf(write(agent, account, "51st"))).toMatchObject({
      code: "VALIDATION",
      value: { fields: { text: expect.any(String) } },
    });
    expect(await notesOf(agent, account)).toHaveLength(50);
  });
});
