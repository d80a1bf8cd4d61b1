import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { defineCall } from "../call.ts";
import {
  addFavourite,
  favouriteIds,
  removeFavourite,
} from "../calls/account-game.ts";
import { endSession } from "../calls/devices.ts";
import { gamesList } from "../calls/game.ts";
import { login } from "../calls/login.ts";
import { balance, memberInfo } from "../calls/session.ts";
import { systemStatus } from "../calls/system.ts";
import { unknownKeyCode } from "../constants.ts";
import { CallError } from "../errors.ts";
import type { Sealer } from "../seal/seal.ts";
import { json, scripted, token } from "./testing.ts";

const open = { maintenance: { on: 0 }, regionRestriction: { on: 0 } };
const ok = (value: unknown) =>
  json({ success: true, code: "0", message: "", value });
const game = { nodeId: "1", vendor: "LUMEN", gameType: "RNG" };

const transfer = defineCall({
  id: "W-00",
  name: "transfer",
  purpose: "Moves money in this test.",
  method: "POST",
  path: "/wps/relay/test",
  auth: "token",
  money: true,
  request: v.object({ amount: v.string() }),
  response: v.object({ balance: v.string() }),
});

const sealer = (): Sealer & { refreshed: number } => ({
  refreshed: 0,
  async seal(text) {
    return `sealed${this.refreshed}:${text.length}`;
  },
  open: (compact) => Promise.resolve(compact),
  refresh() {
    this.refreshed += 1;
  },
});

const signIn = {
  username: "mira",
  password: "Sunny-Day-1",
  type: "username",
} as const;
const signedIn = { token, firstTimeLogin: 0, passwordExpired: 0 };

describe("requests", () => {
  it("carry the documented headers and the token", async () => {
    const { client, sent } = scripted([ok({ balance: "1.00" })]);
    await client.call(balance, {});
    const headers = sent[0]?.headers;
    expect(headers?.get("merchant")).toBe("lantern");
    expect(headers?.get("language")).toBe("EN");
    expect(headers?.get("x-platform")).toBe("W");
    expect(headers?.get("authorization")).toBe(`Bearer ${token}`);
    expect(headers?.has("idempotency-key")).toBe(false);
    expect(headers?.has("content-type")).toBe(false);
  });

  it("carry no token when the call needs none", async () => {
    const { client, sent } = scripted([ok(open)]);
    await client.call(systemStatus, {});
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  // OPN-55
  it("put the fields of GET and DELETE in the query, without those that are not set", async () => {
    const { client, sent } = scripted([
      json({ games: [], totalPages: 0 }),
      ok(true),
    ]);
    await client.call(gamesList, {
      clientType: 3,
      platform: "html5-desktop",
      merchant: "lantern",
      gameName: "a&b=ü",
      vassalage: undefined,
      language: "EN",
      pageNo: 1,
      pageSize: 28,
    });
    await client.call(removeFavourite, game);
    expect(sent[0]?.url.searchParams.get("gameName")).toBe("a&b=ü");
    expect(sent[0]?.url.searchParams.get("pageSize")).toBe("28");
    expect(sent[0]?.url.searchParams.has("vassalage")).toBe(false);
    expect(sent[1]?.method).toBe("DELETE");
    expect(Object.fromEntries(sent[1]?.url.searchParams ?? [])).toEqual(game);
    expect(sent[1]?.body).toBeUndefined();
  });

  it("put path parameters in the path, and nowhere else", async () => {
    const { client, sent } = scripted([ok(true)]);
    await client.call(endSession, { id: "s-7" });
    expect(sent[0]?.url.pathname).toBe("/wps/session/s-7");
    expect(sent[0]?.url.search).toBe("");
  });

  // OPN-55
  it("put the fields of POST in a JSON body", async () => {
    const { client, sent } = scripted([ok(true)]);
    await client.call(addFavourite, game);
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual(game);
    expect(sent[0]?.headers.get("content-type")).toBe("application/json");
    expect(sent[0]?.url.search).toBe("");
  });

  // OPN-12
  it("are sealed for a sealed call, so that the body shows no secret (API-66)", async () => {
    const { client, sent } = scripted([ok(signedIn)], {
      seal: () => Promise.resolve(sealer()),
    });
    await client.call(login, signIn);
    expect(sent[0]?.body).toMatch(/^\{"value":"sealed0:\d+"\}$/);
    expect(sent[0]?.body).not.toContain(signIn.password);
  });

  it("are sealed once more with fresh keys when the platform does not know the key", async () => {
    const port = sealer();
    const unknown = json(
      { success: false, code: unknownKeyCode },
      { status: 400 },
    );
    const { client, sent } = scripted([unknown, ok(signedIn)], {
      seal: async () => port,
    });
    expect((await client.call(login, signIn)).token).toBe(token);
    expect(sent[1]?.body).toContain("sealed1:");

    const stubborn = scripted([unknown], { seal: async () => sealer() });
    await expect(stubborn.client.call(login, signIn)).rejects.toMatchObject({
      serverCode: unknownKeyCode,
    });
    expect(stubborn.sent).toHaveLength(2);
  });

  it("are not sealed and sent again after any other rejection", async () => {
    const wrong = json({ success: false, code: "WRONG_CREDENTIALS" });
    const { client, sent } = scripted([wrong], { seal: async () => sealer() });
    await expect(client.call(login, signIn)).rejects.toMatchObject({
      code: "WRONG_CREDENTIALS",
    });
    expect(sent).toHaveLength(1);
  });

  it("are not sent when their schema rejects them", async () => {
    const { client, sent } = scripted([ok(true)]);
    const request = { ...game, vendor: JSON.parse("7") };
    await expect(client.call(addFavourite, request)).rejects.toMatchObject({
      code: "VALIDATION",
    });
    expect(sent).toHaveLength(0);
  });

  it("are sent for a money call only with its key", async () => {
    const { client, sent } = scripted([ok({ balance: "2" })]);
    await expect(client.call(transfer, { amount: "1" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    expect(sent).toHaveLength(0);
    await client.call(transfer, { amount: "1" }, { idempotencyKey: "key-1" });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("key-1");
  });
});

describe("the session (API-65, OPN-15)", () => {
  it.each([
    undefined,
    "",
    "short",
    "<script>alert(1)</script>",
    `line\r\nbreak${"x".repeat(20)}`,
  ])("sends no authenticated call with %j as the token", async (text) => {
    const { client, sent } = scripted([ok({ balance: "1" })], {
      token: () => text,
    });
    await expect(client.call(balance, {})).rejects.toMatchObject({
      code: "NOT_LOGGED_IN",
    });
    expect(sent).toHaveLength(0);
  });

  it("reports a rejected token once, however many calls were pending", async () => {
    const onUnauthorised = vi.fn();
    const { client } = scripted([json({}, { status: 401 })], {
      onUnauthorised,
    });
    const calls = Array.from({ length: 10 }, () =>
      client.call(balance, {}).catch((e) => e.code),
    );
    expect(new Set(await Promise.all(calls))).toEqual(
      new Set(["NOT_LOGGED_IN"]),
    );
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["MAINTENANCE", 1],
    ["REGION_BLOCKED", 1],
    ["GAME_MAINTENANCE", 0],
    ["FORBIDDEN", 0],
  ] as const)("reports a closed platform: %s", async (code, times) => {
    const onClosed = vi.fn();
    const { client } = scripted([json({ success: false, code })], { onClosed });
    await expect(client.call(balance, {})).rejects.toMatchObject({ code });
    expect(onClosed).toHaveBeenCalledTimes(times);
  });

  it("reports the next rejected token, and none that is no longer current", async () => {
    const onUnauthorised = vi.fn();
    let current = token;
    const { client } = scripted(
      [json({ success: false, code: "NOT_LOGGED_IN" })],
      {
        onUnauthorised,
        token: () => current,
      },
    );
    const late = client.call(balance, {}).catch(() => undefined);
    current = `${token}.second`;
    await late;
    expect(onUnauthorised).not.toHaveBeenCalled();
    await client.call(balance, {}).catch(() => undefined);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it.each([
    json({ success: false, code: "FORBIDDEN" }, { status: 403 }),
    json({ success: false, code: "UNKNOWN" }, { status: 500 }),
    json([]),
  ])("is not affected by a failure of another kind", async (failing) => {
    const onUnauthorised = vi.fn();
    const { client } = scripted([failing], { onUnauthorised });
    await expect(client.call(balance, {})).rejects.toBeInstanceOf(CallError);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  // OPN-58
  it("does not treat a 401 for a wrong password as a lost session", async () => {
    const onUnauthorised = vi.fn();
    const wrong = json(
      {
        success: false,
        code: "WRONG_CREDENTIALS",
        value: { captchaRequired: 1 },
      },
      { status: 401 },
    );
    const { client } = scripted([wrong], {
      onUnauthorised,
      seal: async () => sealer(),
    });
    await expect(client.call(login, signIn)).rejects.toMatchObject({
      code: "WRONG_CREDENTIALS",
      value: { captchaRequired: 1 },
    });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe("types of the answer", () => {
  it("are those of the call's response", async () => {
    const { client } = scripted([
      ok(["1", 2]),
      ok({ id: 7, account: "mira", type: 0 }),
    ]);
    const ids: string[] = await client.call(favouriteIds, {});
    expect(ids).toEqual(["1", "2"]);
    expect((await client.call(memberInfo, {})).id).toBe("7");
  });
});
