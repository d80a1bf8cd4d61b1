import fc from "fast-check";
import {
  type ActorRefFrom,
  createActor,
  fromPromise,
  SimulatedClock,
} from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep } from "../money-step/money-step.ts";
import type { Result } from "../shared/result.ts";
import { type Fault, modelBank, settle } from "../testing/money.ts";
import { withdrawMachine } from "./withdraw.machine.ts";
import { withdrawRules } from "./withdraw.rules.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawOk,
} from "./withdraw.types.ts";

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

type Tab = ActorRefFrom<typeof withdrawMachine>;

/** Two tabs of one member on one device, against one platform. */
function world(scheduler: fc.Scheduler) {
  const clock = new SimulatedClock();
  const bank = modelBank<WithdrawOk, WithdrawBody>({
    password: "1234",
    answer: (count) => ({ orderId: `W-${count}` }),
    scheduler,
  });
  let keys = 0;
  const machine = withdrawMachine.provide({
    actors: {
      loadFacts: fromPromise<Result<WithdrawFacts>, { given: undefined }>(
        async () => ({ ok: facts }),
      ),
      moneyStep: createMoneyStep<WithdrawBody, WithdrawOk>(
        withdrawRules,
      ).provide({ actors: bank.actors }),
    },
  });
  const open = (): Tab =>
    createActor(machine, {
      clock,
      input: {
        given: undefined,
        now: () => 1_700_000_000_000 + clock.now(),
        newKey: () => `key-${(keys += 1)}`,
      },
    }).start();
  const tabs: Tab[] = [open(), open()];
  return { bank, clock, open, tabs };
}

/** One action; an action that does not apply at the moment does nothing. */
type Deed =
  | { does: "press"; tab: number; password: string }
  | { does: "pressTwice"; tab: number }
  | { does: "askAgain"; tab: number }
  | { does: "reload"; tab: number }
  | { does: "time"; ms: number }
  /** One pending task continues. */
  | { does: "goOn" }
  /** Pending tasks continue until there are none. */
  | { does: "calm" };

const aTab = fc.nat(1);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    does: fc.constant("press" as const),
    tab: aTab,
    password: fc.constantFrom("1234", "1234", "1234", "wrong"),
  }),
  fc.record({ does: fc.constant("pressTwice" as const), tab: aTab }),
  fc.record({ does: fc.constant("askAgain" as const), tab: aTab }),
  fc.record({ does: fc.constant("reload" as const), tab: aTab }),
  fc.record({ does: fc.constant("time" as const), ms: fc.nat(20_000) }),
  fc.record({ does: fc.constant("goOn" as const) }),
  fc.record({ does: fc.constant("goOn" as const) }),
  fc.record({ does: fc.constant("calm" as const) }),
);
const fault = fc.constantFrom<Fault>(
  "none",
  "dropBefore",
  "dropAfter",
  "malformed",
  "door",
);

/** Fills in the form as far as possible and presses the button that names the amount. */
function press(tab: Tab, password: string) {
  if (tab.getSnapshot().status !== "active") return;
  tab.send({ type: "moneyForm.changed", field: "amount", value: " 100.00" });
  tab.send({ type: "moneyForm.submitted" });
  tab.send({ type: "moneyForm.secretChanged", value: password });
  tab.send({ type: "moneyForm.confirmed" });
}

/**
 * The member wants one withdrawal only: after being told that another tab was faster, or in a form opened after the
 * withdrawal was done, pressing would mean another one.
 */
const meansIt = (tab: Tab): boolean => {
  const { elsewhere, seen } = tab.getSnapshot().context;
  return !elsewhere && seen === 0;
};

function ask(tab: Tab) {
  if (tab.getSnapshot().status === "active")
    tab.send({ type: "moneyForm.askedAgain", secret: "1234" });
}

describe("a withdrawal requested once", () => {
  it("happens exactly once, whatever is pressed, reloaded or lost, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(deed, { maxLength: 25 }),
        fc.array(fault, { maxLength: 12 }),
        async (scheduler, deeds, faults) => {
          const { bank, clock, open, tabs } = world(scheduler);
          bank.faults.push(...faults);
          const at = (index: number): Tab => tabs[index] ?? open();
          const goOn = async () => {
            await settle();
            if (scheduler.count() > 0) await scheduler.waitOne();
            await settle();
          };
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
              case "pressTwice":
                if (meansIt(at(each.tab))) {
                  press(at(each.tab), "1234");
                  press(at(each.tab), "1234");
                }
                break;
              case "askAgain":
                ask(at(each.tab));
                break;
              case "reload":
                // A tab that has shown success is not filled in again: that would be another withdrawal.
                if (at(each.tab).getSnapshot().status === "active") {
                  at(each.tab).stop();
                  tabs[each.tab] = open();
                }
                break;
              case "time":
                clock.increment(each.ms);
                break;
              case "calm":
                await quiet();
                break;
              case "goOn":
                await goOn();
            }
            expect(bank.effects.length).toBeLessThanOrEqual(1);
          }
          // Everything works again, and the member completes the withdrawal.
          bank.faults.length = 0;
          for (let round = 0; round < 12; round += 1) {
            await quiet();
            clock.increment(20_000);
            await quiet();
            for (const tab of tabs) {
              ask(tab);
              await quiet();
            }
            if (tabs.some((tab) => tab.getSnapshot().status === "done")) break;
            if (bank.effects.length === 0) press(at(0), "1234");
          }
          await quiet();
          expect(bank.effects).toEqual([
            { accountId: "b1", amount: "100", fee: "1.00" },
          ]);
          // Nothing is left open, and no tab reported anything but what was done.
          expect(bank.slotNow("withdraw").entry).toBeUndefined();
          for (const tab of tabs) {
            const { status, output, context } = tab.getSnapshot();
            if (status === "done")
              expect(output?.ok).toEqual({ orderId: "W-1" });
            else expect(context.done).toBeUndefined();
            tab.stop();
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
