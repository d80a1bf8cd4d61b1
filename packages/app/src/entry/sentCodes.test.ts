import { createActor, toPromise } from "xstate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SendCodeOutput } from "@foyer/flows/sms-code";
import { safeStorage } from "../services/storage.ts";
import {
  forgetSentCode,
  forgetSentNumber,
  sendingKept,
  sentCode,
} from "./sentCodes.ts";

const refusing = () => {
  throw new Error("Storage is off.");
};
const request = { mobileNum: "125550147", countryDialingCode: "60" };

function start(storage = safeStorage(refusing)) {
  const send = (output: SendCodeOutput, mobileNum = request.mobileNum) =>
    toPromise(
      createActor(
        sendingKept(storage, "login", () => Promise.resolve(output)),
        { input: { ...request, mobileNum } },
      ).start(),
    );
  return { storage, send, kept: () => sentCode(storage, "login") };
}

describe("a sent code", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it("keeps its number and the remaining wait, for its own purpose only", async () => {
    const { storage, send, kept } = start();
    expect(kept()).toBeUndefined();
    await send({ ok: { expiredMinutes: 2 } });
    vi.setSystemTime(Date.now() + 61_000);
    expect(kept()).toEqual({ ...request, sent: true, waitMs: 59_000 });
    expect(sentCode(storage, "register")).toBeUndefined();
    forgetSentCode(storage, "login");
    expect(kept()).toBeUndefined();
  });

  it("keeps only the wait once the number is forgotten", async () => {
    const { storage, send, kept } = start();
    forgetSentNumber(storage, "login");
    expect(kept()).toBeUndefined();
    await send({ ok: { expiredMinutes: 2 } });
    vi.setSystemTime(Date.now() + 61_000);
    forgetSentNumber(storage, "login");
    expect(kept()).toEqual({
      mobileNum: "",
      countryDialingCode: "",
      sent: true,
      waitMs: 59_000,
    });
  });

  it("keeps the number for ten minutes after the wait, and then nothing", async () => {
    const { send, kept } = start();
    await send({ ok: {} });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(kept()).toEqual({ ...request, sent: true, waitMs: 0 });
    vi.setSystemTime(Date.now() + 1);
    expect(kept()).toBeUndefined();
  });

  it("waits no longer than required when the clock is set back", async () => {
    const { send, kept } = start();
    await send({ ok: {} });
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(kept()?.waitMs).toBe(60_000);
  });

  it("keeps the wait that the platform asked for, and that a code was already sent", async () => {
    const { send, kept } = start();
    const tooMany: SendCodeOutput = {
      error: { reason: "TOO_MANY_REQUESTS", retryAfter: 90 },
    };
    await send(tooMany);
    expect(kept()).toEqual({ ...request, sent: false, waitMs: 90_000 });
    await send({ ok: {} });
    await send({ error: { reason: "TOO_MANY_REQUESTS" } });
    expect(kept()).toEqual({ ...request, sent: true, waitMs: 300_000 });
    await send(tooMany, "135550147");
    expect(kept()?.sent).toBe(false);
  });

  it("keeps nothing after a rejection, and ignores malformed storage", async () => {
    const { storage, send, kept } = start();
    await send({ error: { reason: "MOBILE_INVALID" } });
    expect(kept()).toBeUndefined();
    for (const text of ["", "{", "null", '{"mobileNum":1}']) {
      storage.set("sentCode:login", text);
      expect(kept()).toBeUndefined();
    }
  });
});
