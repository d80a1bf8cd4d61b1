import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { matches } from "../../db/tables/sports.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/harness.ts";
import { moveMatches, standOf } from "./matches.ts";

let sandbox: TestSandbox;
let run: string;
const minute = 60_000;
const start = Date.UTC(2026, 5, 1, 12);

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => {
  run = randomUUID();
});
afterAll(() => sandbox.close());

const rows = () =>
  sandbox.platform.db.select().from(matches).where(eq(matches.run, run));
const move = (
  now: number,
  draw: (below: number) => number = (below) => randomInt(below),
) => moveMatches(sandbox.platform.db, { run, now, draw });

describe("a match", () => {
  const match = {
    startsAt: start,
    length: 90,
    story: [
      { minute: 10, side: "home", points: 1 },
      { minute: 10, side: "away", points: 2 },
      { minute: 90, side: "home", points: 1 },
    ],
  } as const;

  it.each([
    [-1, "SCHEDULED", 0, 0, 0],
    [0, "LIVE", 0, 0, 0],
    [10 * minute - 1, "LIVE", 9, 0, 0],
    [10 * minute, "LIVE", 10, 1, 2],
    [90 * minute - 1, "LIVE", 89, 1, 2],
    [90 * minute, "FINISHED", 90, 2, 2],
    [900 * minute, "FINISHED", 90, 2, 2],
  ])("%i ms after its kick-off is %s", (after, state, at, home, away) => {
    expect(standOf(match, start + after)).toEqual({
      state,
      minute: at,
      homeScore: home,
      awayScore: away,
    });
  });
});

describe("the matches job", () => {
  it("creates matches before they begin, each once, even when several sandboxes run it concurrently", async () => {
    await Promise.all(Array.from({ length: 4 }, () => move(start)));
    const up = await rows();
    expect(new Set(up.map(({ id }) => id)).size).toBe(up.length);
    for (const { home, away } of up) expect(home).not.toBe(away);
    for (const state of ["SCHEDULED", "LIVE", "FINISHED"])
      expect(up.some((match) => match.state === state)).toBe(true);
    expect(await move(start)).toBe(0);
    expect(await rows()).toEqual(up);
  });

  it("updates start, minute, score and end, and never lowers a score", async () => {
    await move(start);
    const before = new Map((await rows()).map((match) => [match.id, match]));
    let seen = before;
    for (let now = start; now <= start + 200 * minute; now += 10 * minute) {
      await move(now);
      const after = new Map((await rows()).map((match) => [match.id, match]));
      for (const [id, match] of after) {
        const earlier = seen.get(id);
        expect(match).toMatchObject(standOf(match, now));
        if (earlier === undefined) continue;
        expect(match.story).toEqual(earlier.story);
        expect(match.homeScore).toBeGreaterThanOrEqual(earlier.homeScore);
        expect(match.awayScore).toBeGreaterThanOrEqual(earlier.awayScore);
      }
      seen = after;
    }
    for (const { id, state } of before.values())
      if (state === "LIVE") expect(seen.get(id)?.state).toBe("FINISHED");
  });

  it("finishes and removes matches that were live during a downtime", async () => {
    await move(start);
    await move(start + 24 * 60 * minute);
    const stale = (await rows()).filter(
      ({ startsAt }) => startsAt < start + 10 * 60 * minute,
    );
    expect(stale).toEqual([]);
  });
});

describe("the matches call", () => {
  it("returns live, scheduled and finished matches in this order, filtered by category and provider", async () => {
    const { client } = sandbox.visitor();
    for (const gameType of ["SPORTS", "ESPORTS"]) {
      const { list } = await client.call(calls.sportsMatches, {
        gameType,
        language: "EN",
      });
      expect(new Set(list.map((match) => match.gameType))).toEqual(
        new Set([gameType]),
      );
      const states = list.map(({ state }) => state);
      const order = ["LIVE", "SCHEDULED", "FINISHED"];
      expect(states).toEqual(
        states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      );
      for (const { state, homeScore } of list)
        expect(homeScore === null).toBe(state === "SCHEDULED");
    }
    const { list } = await client.call(calls.sportsMatches, {
      gameType: "SPORTS",
      vassalage: "FARPOST",
      language: "EN",
    });
    expect(new Set(list.map(({ vassalage }) => vassalage))).toEqual(
      new Set(["FARPOST"]),
    );
  });
});
