import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
let visitor: ReturnType<TestSandbox["visitor"]>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitor = sandbox.visitor();
});
afterAll(() => sandbox.close());

const list = (filter: {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  gameName?: string;
  pageNo?: number;
  pageSize?: number;
}) =>
  visitor.client.call(calls.gamesList, {
    clientType: 3,
    platform: "html5-desktop",
    merchant: "test",
    language: "EN",
    pageNo: 1,
    pageSize: 28,
    ...filter,
  });

describe("opening a game", () => {
  const launchWith = (
    client: Client,
    game: { vassalage: string; gameType: string; gameCode: string },
    over: { mode?: "REAL" | "DEMO"; backUrl?: string } = {},
  ) =>
    client.call(calls.launchGame, {
      vassalage: game.vassalage,
      gameType: game.gameType,
      gameCode: game.gameCode,
      mode: "REAL",
      backUrl: "http://localhost:4173/",
      language: "EN",
      device: "WEB",
      ...over,
    });

  it("returns a frame on the sandbox's own origin and lists the game as the most recent", async () => {
    const { client, run } = await sandbox.member();
    const { games } = await list({ gameType: "RNG" });
    const [first, second] = games.filter(({ maintenance }) => !maintenance);
    if (first === undefined || second === undefined)
      throw new Error("The catalogue is too small.");
    const { url } = await launchWith(client, first);
    expect(url).toMatch(
      /^http:\/\/127\.0\.0\.1:4174\/games\/frame\?s=[\w-]{43}&language=EN$/,
    );
    await sandbox.control("PUT", `/clock?run=${run}`, { offsetMs: 1_000 });
    await launchWith(client, second);
    await sandbox.control("PUT", `/clock?run=${run}`, { offsetMs: 2_000 });
    await launchWith(client, first);
    const recent = await client.call(calls.recentList, {
      pageNo: 1,
      pageSize: 12,
    });
    expect(recent.list.map(({ nodeId }) => nodeId)).toEqual([
      first.nodeId,
      second.nodeId,
    ]);
    expect(recent.totalPages).toBe(1);
  });

  it("opens a provider's lobby without a game code", async () => {
    const { client } = await sandbox.member();
    const lobby = { vassalage: "VESPER", gameType: "LIVE", gameCode: "" };
    expect(await launchWith(client, lobby)).toHaveProperty("url");
  });

  it("limits trial accounts to free play", async () => {
    const { client } = await sandbox.member({ type: "4", balance: "0" });
    const { games } = await list({ pageSize: 200 });
    const game = games.find(
      ({ supportPlay, maintenance }) => !supportPlay && !maintenance,
    );
    if (game === undefined) throw new Error("There is no demo.");
    expect(await refusalOf(launchWith(client, game))).toMatchObject({
      code: "TRIAL_NOT_ALLOWED",
    });
    expect(await launchWith(client, game, { mode: "DEMO" })).toHaveProperty(
      "url",
    );
  });

  it("suggests hot games when the requested one is under maintenance", async () => {
    const { client } = await sandbox.member();
    const { games } = await list({ pageSize: 500 });
    const closed = games.find(({ maintenance }) => maintenance);
    if (closed === undefined) throw new Error("No game is under maintenance.");
    const refusal = await refusalOf(launchWith(client, closed));
    expect(refusal.code).toBe("GAME_MAINTENANCE");
    const { hot } = v.parse(
      v.object({ hot: v.array(calls.game) }),
      refusal.value,
    );
    expect(hot.length).toBeGreaterThan(0);
  });

  it("rejects unknown games, unsupported free play and return addresses of other sites", async () => {
    const { client } = await sandbox.member();
    const { games } = await list({ pageSize: 200 });
    const game = games.find(
      ({ supportPlay, maintenance }) => supportPlay && !maintenance,
    );
    if (game === undefined) throw new Error("Every game has a demo.");
    const refusals = await Promise.all([
      refusalOf(launchWith(client, { ...game, gameCode: "NO-SUCH" })),
      refusalOf(launchWith(client, game, { mode: "DEMO" })),
      refusalOf(
        launchWith(client, game, { backUrl: "https://elsewhere.example/" }),
      ),
      refusalOf(launchWith(client, game, { backUrl: "javascript:alert(1)" })),
      refusalOf(launchWith(client, game, { backUrl: "//elsewhere.example/" })),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: "INVALID_URL" });
  });
});
