import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { balanceOf, expectRightBooks } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // Every digit drawn is a zero, and every drum gives its first ball.
  sandbox = await startTestSandbox({ draw: () => 0 });
});
afterAll(() => sandbox.close());

const stateSchema = v.object({
  mode: v.string(),
  instant: v.boolean(),
  balance: v.string(),
  form: v.object({
    kind: v.string(),
    count: v.number(),
    highest: v.number(),
    prizes: v.array(v.number()),
  }),
  sales: v.array(v.unknown()),
  draws: v.array(v.object({ issue: v.string(), numbers: v.array(v.string()) })),
  tickets: v.array(
    v.object({
      id: v.string(),
      issue: v.string(),
      numbers: v.array(v.string()),
      state: v.string(),
      win: v.string(),
    }),
  ),
});

interface Opened {
  readonly s: string;
  readonly read: () => Promise<v.InferOutput<typeof stateSchema>>;
}

/** Opens a provider's first game that has free play, or otherwise its very first one. */
async function open(
  { client }: TestMember,
  vassalage: string,
  gameType: string,
  mode: "REAL" | "DEMO" = "REAL",
): Promise<Opened> {
  const { games } = await client.call(calls.gamesList, {
    clientType: 3,
    platform: "html5-desktop",
    merchant: "test",
    language: "EN",
    pageNo: 1,
    pageSize: 100,
    vassalage,
    gameType,
  });
  const game = games.find(
    ({ supportPlay, maintenance }) =>
      !maintenance && (mode === "REAL" || !supportPlay),
  );
  if (game === undefined) throw new Error("There is no such game.");
  const { url } = await client.call(calls.launchGame, {
    vassalage,
    gameType,
    gameCode: game.gameCode,
    mode,
    backUrl: "http://localhost:4173/",
    language: "EN",
    device: "WEB",
  });
  const s = new URL(url).searchParams.get("s") ?? "";
  return {
    s,
    read: async () =>
      v.parse(
        stateSchema,
        await sandbox.readJson(`/games/lottery/state?s=${s}`),
      ),
  };
}

const buy = (s: string, over: object) =>
  sandbox.send("/games/lottery/ticket", {
    method: "POST",
    body: JSON.stringify({
      s,
      ticketId: randomUUID(),
      issue: "",
      stake: "1.00",
      ...over,
    }),
  });

/** The numbers that are drawn in this test. */
const drawn = ({ kind, count }: { kind: string; count: number }) =>
  Array.from({ length: count }, (_, at) =>
    kind === "digits" ? "0" : String(at + 1),
  );

/** Numbers of which none is drawn in this test. */
const missed = (form: { kind: string; count: number; highest: number }) =>
  drawn(form).map((_, at) =>
    String(form.highest - (form.kind === "digits" ? 0 : at)),
  );

describe("an instant lottery", () => {
  it.each([
    ["BALLDROP", "LOTT"],
    ["BALLDROP", "ELOTT"],
    ["TALLY", "LOTT"],
    ["MINUTE", "ELOTT"],
  ])("of %s, %s, is played with numbers and rejects spins", async (...game) => {
    const member = await sandbox.member({ balance: "10.00" });
    const { s, read } = await open(member, ...game);
    const html = await (await sandbox.send(`/games/frame?s=${s}`)).text();
    expect(html).toContain("/games/lottery.js");
    expect(await read()).toMatchObject({
      mode: "REAL",
      instant: true,
      balance: "10.00",
      sales: [],
      draws: [],
      tickets: [],
    });
    const spun = await sandbox.send("/games/round", {
      method: "POST",
      body: JSON.stringify({ s, roundId: randomUUID(), stake: "1.00" }),
    });
    expect(spun.ok).toBe(false);
    expect(await balanceOf(member.client)).toBe("10.00");
  });

  it("draws, pays the prize of its form and lists the draws, with balanced books", async () => {
    const member = await sandbox.member({ balance: "10.00" });
    const { s, read } = await open(member, "TALLY", "LOTT");
    const { form } = await read();
    const numbers = drawn(form);
    const answer = await buy(s, { numbers });
    const best = form.prizes.at(-1) ?? 0;
    const balance = `${9 + best}.00`;
    expect(await answer.json()).toMatchObject({
      numbers,
      drawn: numbers,
      hits: form.count,
      win: `${best}.00`,
      balance,
    });
    expect(await balanceOf(member.client)).toBe(balance);
    await buy(s, { numbers: missed(form) });
    const { draws, tickets } = await read();
    expect(draws.map(({ issue }) => issue)).toEqual(["0002", "0001"]);
    expect(draws[0]?.numbers).toEqual(numbers);
    expect(tickets.map(({ state }) => state)).toEqual(["LOST", "WON"]);
    await expectRightBooks(sandbox);
  });

  it("draws once for concurrent duplicates, and rejects the same ticket id with other numbers", async () => {
    const member = await sandbox.member({ balance: "10.00" });
    const { s, read } = await open(member, "TALLY", "LOTT");
    const { form } = await read();
    const numbers = drawn(form);
    const ticketId = randomUUID();
    const [one, two] = await Promise.all([
      buy(s, { ticketId, numbers }),
      buy(s, { ticketId, numbers }),
    ]);
    expect(await one.json()).toEqual(await two.json());
    const other = await buy(s, { ticketId, numbers: missed(form) });
    expect(await other.json()).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect((await read()).tickets).toHaveLength(1);
  });

  it.each([
    [[]],
    [["0"]],
    [["a", "b", "c"]],
    [Array.from({ length: 60 }, () => "1")],
  ])("rejects the numbers %j and takes no stake", async (numbers) => {
    const member = await sandbox.member({ balance: "10.00" });
    const { s } = await open(member, "TALLY", "LOTT");
    expect((await buy(s, { numbers })).status).toBe(422);
    expect(await balanceOf(member.client)).toBe("10.00");
  });

  it("is played with play money without affecting the wallet", async () => {
    const member = await sandbox.member({ balance: "10.00", type: "4" });
    const { s, read } = await open(member, "LOTT", "LOTT", "DEMO");
    const before = await read();
    expect(before).toMatchObject({ mode: "DEMO", instant: true });
    const numbers = drawn(before.form);
    const answer = await buy(s, { numbers, stake: "2.00" });
    expect(answer.status).toBe(200);
    expect((await read()).balance).not.toBe(before.balance);
    expect(await balanceOf(member.client)).toBe("10.00");
  });
});
