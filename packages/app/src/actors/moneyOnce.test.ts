import fc from "fast-check";
import { SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { WithdrawFacts } from "@foyer/flows/withdraw";
import { createClient } from "@foyer/platform/client";
import { openSealer } from "@foyer/platform/fake";
import {
  faults,
  payingPlatform,
  pressWithdraw,
  settle,
  sharedSlots,
  withdrawTab,
  type Fault,
  type WithdrawTab,
} from "./money.testing.ts";

const facts: WithdrawFacts = {
  methods: [
    {
      id: "bank",
      title: "Bank",
      min: "50.00",
      max: "20000.00",
      fee: "1.00",
      arrival: "",
    },
  ],
  blockers: [],
  available: "1280.50",
  dailyLeft: "20000.00",
  accounts: [
    { id: "b1", bank: "Harbour", maskedNumber: "4417", holder: "Lake Walker" },
  ],
};

/**
 * Tabs of one member on one device: each has its own journal over the same slots, and all use the portal's client.
 */
function world(scheduler?: fc.Scheduler) {
  const clock = new SimulatedClock();
  const device = sharedSlots(scheduler);
  const platform = payingPlatform("1234", scheduler);
  let keys = 0;
  const client = createClient({
    fetch: platform.fetch,
    token: () => "0123456789abcdef.token",
    merchant: "lantern",
    language: () => "EN",
    seal: () => Promise.resolve(openSealer),
    // Deadlines never expire: losses come only from the faults.
    wait: () => new Promise(() => undefined),
  });
  const open = () =>
    withdrawTab({
      client,
      sealer: openSealer,
      store: device.store,
      owner: { merchantCode: "lantern", memberId: "m1" },
      facts,
      newKey: () => `key-${(keys += 1)}`,
      clock,
    });
  return { clock, device, open, platform };
}

const isOpen = (tab: WithdrawTab) => tab.getSnapshot().status === "active";
const press = (tab: WithdrawTab, password = "1234") =>
  pressWithdraw(tab, password);

function ask(tab: WithdrawTab) {
  if (isOpen(tab)) tab.send({ type: "moneyForm.askedAgain", secret: "1234" });
}

/**
 * Whether pressing still means the same withdrawal: after the notice that another tab was faster, or in a form that
 * was opened after the withdrawal, pressing would mean another.
 */
const meansIt = (tab: WithdrawTab): boolean => {
  const { elsewhere, seen } = tab.getSnapshot().context;
  return !elsewhere && seen === 0;
};

describe("a withdrawal across tabs and reloads", () => {
  it("is checked again with the same key after a reload", async () => {
    const { open, platform } = world();
    platform.next.push("dropAfter");
    const before = open();
    await settle();
    press(before);
    await settle();
    before.stop();
    const after = open();
    await settle();
    expect(platform.keys).toHaveLength(1);
    ask(after);
    await settle();
    expect(after.getSnapshot().output).toMatchObject({
      ok: { orderId: "W-1" },
      earlier: true,
    });
    expect(new Set(platform.keys).size).toBe(1);
    expect(platform.effects()).toHaveLength(1);
  });

  it("is not sent when it cannot be written to the journal", async () => {
    const { device, open, platform } = world();
    const tab = open();
    await settle();
    device.fails.left = 1;
    press(tab);
    await settle();
    expect(platform.keys).toEqual([]);
    expect(tab.getSnapshot().context.failure).toMatchObject({
      reason: "UNKNOWN",
    });
  });

  it("does not store the password in the journal", async () => {
    const { device, open, platform } = world();
    platform.next.push("dropAfter");
    const tab = open();
    await settle();
    press(tab);
    await settle();
    expect([...device.texts.values()].join()).toContain("key-");
    expect([...device.texts.values()].join()).not.toContain("1234");
  });

  type Deed =
    | { does: "press"; tab: number; password: string }
    | { does: "askAgain" | "reload"; tab: number }
    | { does: "time"; ms: number }
    | { does: "storageFails" | "goOn" | "calm" };

  const aTab = fc.nat(1);
  const one = <T extends string>(does: T) =>
    fc.record({ does: fc.constant(does) });
  const ofTab = <T extends string>(does: T) =>
    fc.record({ does: fc.constant(does), tab: aTab });
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({
      does: fc.constant("press" as const),
      tab: aTab,
      password: fc.constantFrom("1234", "1234", "1234", "wrong"),
    }),
    ofTab("askAgain" as const),
    ofTab("reload" as const),
    fc.record({ does: fc.constant("time" as const), ms: fc.nat(20_000) }),
    one("storageFails" as const),
    one("goOn" as const),
    one("goOn" as const),
    one("calm" as const),
  );

  it("is carried out exactly once, whatever the order of events", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(deed, { maxLength: 25 }),
        fc.array(fc.constantFrom<Fault>(...faults), { maxLength: 10 }),
        async (scheduler, deeds, upcoming) => {
          const { clock, device, open, platform } = world(scheduler);
          platform.next.push(...upcoming);
          const tabs: WithdrawTab[] = [open(), open()];
          const at = (index: number): WithdrawTab => tabs[index] ?? open();
          const quiet = async () => {
            do {
              await settle();
              await scheduler.waitAll();
              await settle();
            } while (scheduler.count() > 0);
          };
          await quiet();
          for (const each of deeds) {
            switch (each.does) {
              case "press":
                if (meansIt(at(each.tab))) press(at(each.tab), each.password);
                break;
              case "askAgain":
                ask(at(each.tab));
                break;
              case "reload":
                // A tab that has shown success is not filled in again: that would be another withdrawal.
                if (isOpen(at(each.tab))) {
                  at(each.tab).stop();
                  tabs[each.tab] = open();
                }
                break;
              case "time":
                clock.increment(each.ms);
                break;
              case "storageFails":
                device.fails.left = 1;
                break;
              case "goOn":
                await settle();
                if (scheduler.count() > 0) await scheduler.waitOne();
                await settle();
                break;
              case "calm":
                await quiet();
            }
            expect(platform.effects().length).toBeLessThanOrEqual(1);
          }
          // All faults are over, and the member completes the withdrawal.
          platform.next.length = 0;
          device.fails.left = 0;
          for (let round = 0; round < 12; round += 1) {
            await quiet();
            clock.increment(20_000);
            await quiet();
            for (const tab of tabs) {
              ask(tab);
              await quiet();
            }
            if (tabs.some((tab) => !isOpen(tab))) break;
            if (platform.effects().length === 0) press(at(0));
          }
          await quiet();
          expect(platform.effects()).toEqual([
            { accountId: "b1", amount: "100", fee: "1.00" },
          ]);
          for (const tab of tabs) {
            const { output, status } = tab.getSnapshot();
            if (status === "done")
              expect(output?.ok).toEqual({ orderId: "W-1" });
            tab.stop();
          }
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);
});
