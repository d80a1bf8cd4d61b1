import fc from "fast-check";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { smsCodeMachine } from "./sms-code.ts";
import type { CodeRequest, SendCodeOutput } from "./sms-code.ts";
import { idleSmsCode, smsCodeView } from "./sms-code.ts";

const request: CodeRequest = {
  mobileNum: "125550147",
  countryDialingCode: "60",
};
const sent = (expiredMinutes?: number): SendCodeOutput => ({
  ok: expiredMinutes === undefined ? {} : { expiredMinutes },
});

interface Setup {
  answer?: SendCodeOutput;
  /** How long the request takes, by the clock. */
  tookMs?: number;
  countsRequestTime?: boolean;
}

function start({
  answer = sent(2),
  tookMs = 0,
  countsRequestTime = false,
}: Setup = {}) {
  const clock = new SimulatedClock();
  const calls: CodeRequest[] = [];
  let skewMs = 0;
  const actor = createActor(
    smsCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input }) => {
          calls.push(input);
          skewMs += tookMs;
          return answer;
        }),
      },
    }),
    { input: { now: () => clock.now() + skewMs, countsRequestTime }, clock },
  );
  actor.start();
  const view = () => smsCodeView(actor.getSnapshot());
  return {
    actor,
    calls,
    clock,
    view,
    /** Time during which no timer ran. */
    sleep: (ms: number) => {
      skewMs += ms;
    },
    ask: async () => {
      actor.send({ type: "smsCode.requested", request });
      await waitFor(actor, (snapshot) => !snapshot.matches("sending"));
    },
  };
}

describe("sms code chart", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(smsCodeMachine, {
        input: { now: () => 0, countsRequestTime: false },
        distinguish: ({ context }) => [context.failure, context.endsAt],
        events: [
          { type: "smsCode.requested", request },
          {
            type: "smsCode.kept",
            code: { ...request, waitMs: 60_000, sent: true },
          },
          { type: "smsCode.resumed" },
          { type: "smsCode.refusalRead" },
          // The clock of this walk does not advance: one wait never ends, the other is over as it begins.
          done("0.smsCode.sending", sent(1)),
          done("0.smsCode.sending", sent(0)),
          done("0.smsCode.sending", { error: { reason: "MOBILE_INVALID" } }),
          done("0.smsCode.sending", { error: { reason: "TOO_MANY_REQUESTS" } }),
          failed("0.smsCode.sending"),
          elapsed("tick", "smsCode.counting"),
          elapsed("throttle", "smsCode.refused"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("sending a code", () => {
  it("waits as many minutes as the platform says, counting down by the second (SMS-01, SMS-04)", async () => {
    const { ask, view, clock, calls } = start({ answer: sent(2) });
    await ask();
    expect(calls).toEqual([request]);
    expect(view()).toMatchObject({ secondsLeft: 120, canSend: false });
    clock.increment(1000);
    expect(view().secondsLeft).toBe(119);
    clock.increment(118_000);
    expect(view()).toMatchObject({ secondsLeft: 1, canSend: false });
    clock.increment(1000);
    expect(view()).toMatchObject({
      secondsLeft: 0,
      canSend: true,
      sent: true,
    });
  });

  it("waits one minute when the platform gives no duration (SMS-05)", async () => {
    const { ask, view } = start({ answer: sent() });
    await ask();
    expect(view().secondsLeft).toBe(60);
  });

  it("deducts the request time from the wait where configured (SMS-02, OPN-33)", async () => {
    const counted = start({ tookMs: 3700, countsRequestTime: true });
    await counted.ask();
    expect(counted.view().secondsLeft).toBe(117);
    const plain = start({ tookMs: 3700 });
    await plain.ask();
    expect(plain.view().secondsLeft).toBe(120);
  });

  it("never counts below zero, however long the request took", async () => {
    const slow = start({
      answer: sent(1),
      tookMs: 300_000,
      countsRequestTime: true,
    });
    await slow.ask();
    slow.clock.increment(1000);
    expect(slow.view()).toMatchObject({ secondsLeft: 0, canSend: true });
  });

  it("ignores presses during the wait (SMS-06)", async () => {
    const { actor, ask, calls } = start();
    await ask();
    actor.send({ type: "smsCode.requested", request });
    actor.send({ type: "smsCode.requested", request });
    expect(calls).toHaveLength(1);
  });

  it("waits only one second after a rejection (SMS-12, SMS-08)", async () => {
    const { actor, ask, view, clock, calls } = start({
      answer: { error: { reason: "MOBILE_INVALID" } },
    });
    await ask();
    expect(view()).toMatchObject({
      secondsLeft: 0,
      sent: false,
      failure: { reason: "MOBILE_INVALID" },
    });
    actor.send({ type: "smsCode.requested", request });
    expect(calls).toHaveLength(1);
    actor.send({ type: "smsCode.refusalRead" });
    expect(view().failure).toBeUndefined();
    clock.increment(1000);
    await ask();
    expect(calls).toHaveLength(2);
  });

  it("waits as long as the platform demands after too many requests (CFG-03)", async () => {
    const told = start({
      answer: { error: { reason: "TOO_MANY_REQUESTS", retryAfter: 90 } },
    });
    await told.ask();
    expect(told.view().secondsLeft).toBe(90);
    const silent = start({
      answer: { error: { reason: "TOO_MANY_REQUESTS" } },
    });
    await silent.ask();
    expect(silent.view()).toMatchObject({
      secondsLeft: 300,
      failure: { reason: "TOO_MANY_REQUESTS" },
    });
  });

  it("shows the correct figure immediately when the page wakes", async () => {
    const { actor, ask, view, sleep } = start({ answer: sent(10) });
    await ask();
    sleep(595_400);
    actor.send({ type: "smsCode.resumed" });
    expect(view().secondsLeft).toBe(5);
    sleep(10 * 60_000);
    actor.send({ type: "smsCode.resumed" });
    expect(view()).toMatchObject({ secondsLeft: 0, canSend: true });
  });

  it("continues a wait that began before the form was opened, with the earlier code still valid", () => {
    const { actor, view, clock, calls } = start();
    const kept = { ...request, waitMs: 61_500, sent: true };
    actor.send({ type: "smsCode.kept", code: kept });
    expect(view()).toMatchObject({
      secondsLeft: 62,
      canSend: false,
      sent: true,
      stillWorks: true,
    });
    actor.send({ type: "smsCode.requested", request });
    expect(calls).toEqual([]);
    clock.increment(62_000);
    expect(view()).toMatchObject({
      secondsLeft: 0,
      canSend: true,
      stillWorks: false,
    });
  });

  it("starts no wait that is already over, and promises no code when none was sent", async () => {
    const over = start();
    const kept = { ...request, waitMs: 0, sent: true };
    over.actor.send({ type: "smsCode.kept", code: kept });
    expect(over.view()).toMatchObject({ secondsLeft: 0, canSend: true });
    const refused = start();
    refused.actor.send({
      type: "smsCode.kept",
      code: { ...kept, waitMs: 30_000, sent: false },
    });
    expect(refused.view()).toMatchObject({
      secondsLeft: 30,
      canSend: false,
      stillWorks: false,
    });
  });

  it("does not treat a newly sent code as an earlier one", async () => {
    const { actor, view, clock, ask } = start();
    actor.send({
      type: "smsCode.kept",
      code: { ...request, waitMs: 1000, sent: true },
    });
    clock.increment(1000);
    await ask();
    expect(view()).toMatchObject({ sent: true, stillWorks: false });
  });

  it("reopens exactly when the clock says, whatever ticks were lost", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10 }),
        fc.array(
          fc.record({
            sleepMs: fc.integer({ min: 0, max: 90_000 }),
            runMs: fc.integer({ min: 0, max: 90_000 }),
          }),
          { maxLength: 12 },
        ),
        async (minutes, stretches) => {
          const { actor, ask, view, clock, sleep } = start({
            answer: sent(minutes),
          });
          await ask();
          let passedMs = 0;
          for (const { sleepMs, runMs } of stretches) {
            sleep(sleepMs);
            clock.increment(runMs);
            actor.send({ type: "smsCode.resumed" });
            passedMs += sleepMs + runMs;
            const expected = Math.max(
              0,
              Math.ceil((minutes * 60_000 - passedMs) / 1000),
            );
            expect(view().secondsLeft).toBe(expected);
            expect(view().canSend).toBe(expected === 0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("shows the correct figure at every tick of a throttled tab, whatever the wall clock says", async () => {
    const wall = vi.spyOn(Date, "now");
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10 }),
        fc.array(
          fc.record({
            /** How late the tick comes. */
            lateMs: fc.integer({ min: 0, max: 90_000 }),
            wallMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
          }),
          { maxLength: 20 },
        ),
        async (minutes, ticks) => {
          const { ask, view, clock, sleep } = start({ answer: sent(minutes) });
          await ask();
          let passedMs = 0;
          for (const { lateMs, wallMs } of ticks) {
            wall.mockReturnValue(1_700_000_000_000 + wallMs);
            sleep(lateMs);
            clock.increment(1000);
            passedMs += lateMs + 1000;
            const expected = Math.max(
              0,
              Math.ceil((minutes * 60_000 - passedMs) / 1000),
            );
            expect(view().secondsLeft).toBe(expected);
            expect(view().canSend).toBe(expected === 0);
          }
        },
      ),
      { numRuns: 60 },
    );
    wall.mockRestore();
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(smsCodeMachine)).toEqual(["sendCode"]);
});

describe("the button beside the code", () => {
  it("is the same before and in the first snapshot", () => {
    expect(start().view()).toEqual(idleSmsCode);
    expect(idleSmsCode).toEqual({
      sending: false,
      canSend: true,
      secondsLeft: 0,
      sent: false,
      stillWorks: false,
      failure: undefined,
    });
  });

  it("shows that a code is being sent", async () => {
    const { actor, view } = start();
    actor.send({ type: "smsCode.requested", request });
    expect(view()).toMatchObject({ sending: true, canSend: false });
    await waitFor(actor, (snapshot) => snapshot.matches("counting"));
    expect(view().sending).toBe(false);
  });

  it("reports a defect, and can be pressed a second later", () => {
    const clock = new SimulatedClock();
    const actor = createActor(smsCodeMachine, {
      input: { now: () => clock.now(), countsRequestTime: false },
      clock,
    }).start();
    const view = () => smsCodeView(actor.getSnapshot());
    actor.send({ type: "smsCode.requested", request });
    expect(view()).toMatchObject({
      failure: { reason: "UNKNOWN" },
      sent: false,
      canSend: false,
    });
    clock.increment(1000);
    expect(view().canSend).toBe(true);
  });

  it("counts the request time from its start, whatever the clock shows", async () => {
    const { ask, clock, view } = start({
      tookMs: 3700,
      countsRequestTime: true,
    });
    clock.increment(50_000);
    await ask();
    expect(view().secondsLeft).toBe(117);
  });
});
