import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const menus = (client: ReturnType<TestSandbox["visitor"]>["client"]) =>
  client.call(calls.gameMenus, { language: "EN" });

const arrange = (run: string, fault: object) =>
  sandbox.control("POST", `/faults?run=${run}`, fault);

describe("a fault", () => {
  it("affects only the call and the run it was made for", async () => {
    const { client, run } = sandbox.visitor();
    await arrange(run, { call: "gameMenus", kind: "status", status: 503 });
    const refusal = await refusalOf(menus(client));
    expect(refusal.status).toBe(503);
    expect(await client.call(calls.systemStatus, {})).toBeDefined();
    expect(await menus(sandbox.visitor().client)).toHaveLength(10);
  });

  it("affects any call when it names none", async () => {
    const { client, run } = sandbox.visitor();
    await arrange(run, { kind: "unauthorised" });
    expect(await refusalOf(client.call(calls.systemStatus, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
  });

  it("occurs as often as requested, and stops when it is removed", async () => {
    const { client, run } = sandbox.visitor();
    await arrange(run, { call: "gameMenus", kind: "unauthorised", count: 2 });
    expect(await refusalOf(menus(client))).toMatchObject({ status: 401 });
    expect(await refusalOf(menus(client))).toMatchObject({ status: 401 });
    expect(await menus(client)).toHaveLength(10);
    await arrange(run, { call: "gameMenus", kind: "unauthorised" });
    await sandbox.control("DELETE", `/faults?run=${run}`);
    expect(await menus(client)).toHaveLength(10);
  });

  it("truncates the answer when it is of the malformed kind", async () => {
    const { client, run } = sandbox.visitor();
    await arrange(run, { call: "gameMenus", kind: "malformed" });
    expect(await refusalOf(menus(client))).toMatchObject({ code: "MALFORMED" });
  });

  it("delays the answer by the given time", async () => {
    const { client, run } = sandbox.visitor();
    await arrange(run, { call: "gameMenus", kind: "delay", delayMs: 80 });
    const start = performance.now();
    await menus(client);
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  it.each([
    ["dropBefore", 0],
    ["dropAfter", 1],
  ])(
    "%s drops the connection; number of effects: %i",
    async (kind, effects) => {
      const { client, run } = await sandbox.member();
      await arrange(run, { call: "addFavourite", kind, count: 1 });
      const added = client.call(calls.addFavourite, {
        nodeId: "100001",
        vendor: "x",
        gameType: "RNG",
      });
      expect(await refusalOf(added)).toMatchObject({
        status: expect.any(Number),
        code: expect.stringMatching(/NETWORK|MALFORMED/),
      });
      expect(await client.call(calls.favouriteIds, {})).toHaveLength(effects);
    },
  );

  it("affects a game frame through the run it was opened in", async () => {
    const { client, run } = await sandbox.member();
    const { url } = await client.call(calls.launchGame, {
      vassalage: "VESPER",
      gameType: "LIVE",
      gameCode: "",
      mode: "REAL",
      backUrl: "http://localhost:4173/",
      language: "EN",
      device: "WEB",
    });
    const s = new URL(url).searchParams.get("s");
    await arrange(run, {
      call: "gameRound",
      kind: "status",
      status: 500,
      count: 1,
    });
    const round = {
      method: "POST",
      body: JSON.stringify({ s, roundId: randomUUID(), stake: "1.00" }),
    };
    expect((await sandbox.send("/games/round", round)).status).toBe(500);
    expect((await sandbox.send("/games/round", round)).status).toBe(200);
  });

  it("is rejected when its kind is unknown", async () => {
    const answer = await sandbox.control("POST", "/faults", {
      kind: "explode",
    });
    expect(answer).toMatchObject({
      code: "VALIDATION",
      value: { fields: { kind: expect.any(String) } },
    });
  });
});
