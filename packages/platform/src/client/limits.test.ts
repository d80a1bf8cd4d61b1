import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineCall } from "../call.ts";
import { addFavourite, removeFavourite } from "../calls/account-game.ts";
import { systemStatus } from "../calls/system.ts";
import { broken, json, raw, scripted, silent } from "./testing.ts";

const open = { maintenance: { on: 0 }, regionRestriction: { on: 0 } };
const opened = { maintenance: { on: false }, regionRestriction: { on: false } };
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

describe("retries", () => {
  it.each([
    ["a broken connection", broken],
    ["502", raw("<html>", { status: 502 })],
    ["503", raw("", { status: 503 })],
    ["504", raw("", { status: 504 })],
  ])("repeat a read after %s, with back-off", async (_, failing) => {
    const { client, sent, backOffs } = scripted([failing, failing, ok(open)]);
    await expect(client.call(systemStatus, {})).resolves.toMatchObject(opened);
    expect(sent).toHaveLength(3);
    expect(backOffs()).toEqual([300, 600]);
  });

  it("end after two repeats", async () => {
    const { client, sent } = scripted([broken]);
    await expect(client.call(systemStatus, {})).rejects.toMatchObject({
      code: "NETWORK",
    });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ["500", json({ success: false, code: "UNKNOWN" }, { status: 500 })],
    ["429", json({}, { status: 429 })],
    ["malformed text", raw("<!doctype html>")],
    [
      "a maintenance that is said",
      json({ success: false, code: "MAINTENANCE" }, { status: 503 }),
    ],
  ])("are not made after %s", async (_, failing) => {
    const { client, sent } = scripted([failing]);
    await expect(client.call(systemStatus, {})).rejects.toBeInstanceOf(Error);
    expect(sent).toHaveLength(1);
  });

  it("are never made for a call that changes something", async () => {
    const { client, sent } = scripted([broken]);
    await expect(client.call(addFavourite, game)).rejects.toMatchObject({
      code: "NETWORK",
    });
    await expect(client.call(removeFavourite, game)).rejects.toMatchObject({
      code: "NETWORK",
    });
    await expect(
      client.call(transfer, { amount: "1" }, { idempotencyKey: "k" }),
    ).rejects.toMatchObject({ code: "NETWORK" });
    expect(sent).toHaveLength(3);
  });

  it("honour Retry-After, but not a very long one", async () => {
    const soon = raw("", { status: 503, headers: { "retry-after": "2" } });
    const first = scripted([soon, ok(open)]);
    await first.client.call(systemStatus, {});
    expect(first.backOffs()).toEqual([2000]);

    const later = raw("", {
      status: 503,
      headers: { "retry-after": "Thu, 01 Jan 1970 00:10:00 GMT" },
    });
    const second = scripted([later]);
    await expect(second.client.call(systemStatus, {})).rejects.toMatchObject({
      retryAfter: 600,
    });
    expect(second.sent).toHaveLength(1);
  });
});

describe("limits", () => {
  it("end a call that takes too long, even if the transport ignores its signal", async () => {
    const { client, expire } = scripted([silent]);
    const call = client.call(addFavourite, game);
    expire();
    await expect(call).rejects.toMatchObject({ code: "TIMEOUT" });
  });

  it("allow a retry after a timeout", async () => {
    const { client, expire, backOffs } = scripted([silent, ok(open)]);
    const call = client.call(systemStatus, {});
    expire();
    await expect(call).resolves.toMatchObject(opened);
    expect(backOffs()).toEqual([300]);
  });

  it("end with ABORTED when the call is cancelled before, during or between attempts", async () => {
    const before = new AbortController();
    before.abort();
    const early = scripted([ok(open)]);
    await expect(
      early.client.call(systemStatus, {}, { signal: before.signal }),
    ).rejects.toMatchObject({ code: "ABORTED" });
    expect(early.sent).toHaveLength(0);

    const during = new AbortController();
    const hanging = scripted([silent]);
    const call = hanging.client.call(
      systemStatus,
      {},
      { signal: during.signal },
    );
    during.abort();
    await expect(call).rejects.toMatchObject({ code: "ABORTED" });

    const between = new AbortController();
    const failing = scripted([
      () => {
        queueMicrotask(() => between.abort());
        return new Response("", { status: 503 });
      },
    ]);
    await expect(
      failing.client.call(systemStatus, {}, { signal: between.signal }),
    ).rejects.toMatchObject({ code: "ABORTED" });
    expect(failing.sent).toHaveLength(1);
  });

  it("pass their signal to the transport", async () => {
    let arrive: (signal: AbortSignal) => void = () => undefined;
    const arrived = new Promise<AbortSignal>((resolve) => {
      arrive = resolve;
    });
    const { client, expire } = scripted([
      (signal) => {
        arrive(signal);
        return silent(signal);
      },
    ]);
    const call = client.call(addFavourite, game).catch(() => undefined);
    const signal = await arrived;
    expect(signal.aborted).toBe(false);
    expire();
    await call;
    expect(signal.aborted).toBe(true);
  });
});
