import type fc from "fast-check";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  type JournalCommand,
  type JournalOutput,
  type JournalSlot,
  slotOf,
} from "@foyer/flows/money-step";
import {
  withdrawMachine,
  withdrawStep,
  type WithdrawBody,
  type WithdrawFacts,
} from "@foyer/flows/withdraw";
import { withdraw } from "@foyer/platform/calls";
import type { Client, ClientOptions } from "@foyer/platform/client";
import type { ErrorCode } from "@foyer/platform/errors";
import type { Sealer } from "@foyer/platform/seal";
import type { SafeStorage } from "../services/storage.ts";
import {
  journalOf,
  type JournalOwner,
  type SlotStore,
} from "./moneyJournal.ts";
import { sendBy } from "./moneySend.ts";

/*
 * A device and a platform for tests of money flows: stored data is text, as in real storage, and pending work
 * continues when the scheduler says so.
 */

type Pace = () => Promise<unknown>;
const atOnce: Pace = () => Promise.resolve();

const paceOf = (scheduler: fc.Scheduler | undefined): Pace =>
  scheduler ? () => scheduler.schedule(Promise.resolve()) : atOnce;

/** The database of a device, which its tabs share. */
export function sharedSlots(scheduler?: fc.Scheduler) {
  const texts = new Map<string, string>();
  const pace = paceOf(scheduler);
  /** Number of upcoming changes that fail to be written. */
  const fails = { left: 0 };
  const store: SlotStore = {
    change: async (slot, change) => {
      await pace();
      if (fails.left > 0) {
        fails.left -= 1;
        throw new Error("It was not written.");
      }
      const text = texts.get(slot);
      const after = change(text === undefined ? undefined : JSON.parse(text));
      texts.set(slot, JSON.stringify(after));
      await pace();
      return after;
    },
  };
  return {
    store,
    fails,
    texts,
    /** The content of all slots. */
    slots: (): readonly JournalSlot[] =>
      [...texts.values()].map((text) => slotOf(JSON.parse(text))),
  };
}

/** A storage that lasts as long as the test. */
export function memoryStorage(): SafeStorage & { readonly clear: () => void } {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    clearExcept: (kept) => {
      for (const key of texts.keys())
        if (!kept.includes(key)) texts.delete(key);
    },
    clear: () => texts.clear(),
  };
}

/** What goes wrong with one request. */
export const faults = [
  "none",
  /** The request never arrives. */
  "dropBefore",
  /** It is carried out, and the connection breaks before the answer. */
  "dropAfter",
  /** It is carried out, and an intermediate server answers. */
  "gateway",
  /** It is carried out, and the answer cannot be parsed. */
  "malformed",
  /** Rejected before anything is checked. */
  "door",
] as const;
export type Fault = (typeof faults)[number];

interface Paid {
  readonly body: string;
  readonly orderId: string;
}

/** A platform behind the client's own transport: it carries out each key once, and checks the password first. */
export function payingPlatform(password: string, scheduler?: fc.Scheduler) {
  const pace = paceOf(scheduler);
  const paid = new Map<string, Paid>();
  const keys: string[] = [];
  const next: Fault[] = [];
  const json = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status });
  const refusal = (status: number, code: string) =>
    json(status, { success: false, code, message: "" });

  function handle(key: string, text: string): Response {
    const { paymentPassword, ...body } = JSON.parse(JSON.parse(text).value);
    if (paymentPassword !== password)
      return refusal(422, "PAYMENT_PASSWORD_WRONG");
    const known = paid.get(key);
    if (known && known.body !== JSON.stringify(body))
      return refusal(409, "IDEMPOTENCY_CONFLICT");
    const { orderId } = known ?? { orderId: `W-${paid.size + 1}` };
    paid.set(key, { body: JSON.stringify(body), orderId });
    return json(200, { success: true, value: { orderId } });
  }

  const fetch: NonNullable<ClientOptions["fetch"]> = async (_, init) => {
    const key = new Headers(init.headers).get("idempotency-key") ?? "";
    keys.push(key);
    const fault = next.shift() ?? "none";
    await pace();
    if (fault === "dropBefore") throw new TypeError("fetch failed");
    if (fault === "door") return refusal(401, "NOT_LOGGED_IN");
    const answer = handle(key, String(init.body));
    await pace();
    if (fault === "dropAfter") throw new TypeError("fetch failed");
    if (fault === "gateway") return new Response("<html>", { status: 504 });
    if (fault === "malformed") return new Response('{"success":tr');
    return answer;
  };

  return {
    fetch,
    /** What goes wrong with the next requests, in order. */
    next,
    /** The key of each request, including lost ones. */
    keys,
    /** The withdrawals that were carried out, in order. */
    effects: (): readonly unknown[] =>
      [...paid.values()].map(({ body }) => JSON.parse(body)),
  };
}

interface TabSetup {
  readonly client: Client;
  readonly sealer: Sealer;
  readonly store: SlotStore;
  readonly owner: JournalOwner;
  readonly facts: WithdrawFacts;
  readonly newKey: () => string;
  readonly clock?: SimulatedClock;
}

/** A tab in which a member is about to withdraw: the flow with its real step, journal and sending. */
export function withdrawTab({
  client,
  sealer,
  store,
  owner,
  facts,
  newKey,
  clock = new SimulatedClock(),
}: TabSetup) {
  const journal = journalOf(store, owner);
  const machine = withdrawMachine.provide({
    actors: {
      loadFacts: fromPromise<
        { ok: WithdrawFacts } | { error: { readonly reason: ErrorCode } },
        { given: undefined }
      >(async () => ({ ok: facts })),
      moneyStep: withdrawStep.provide({
        actors: {
          journal: fromPromise<JournalOutput, JournalCommand>(({ input }) =>
            journal(input),
          ),
          send: sendBy(
            { client, sealer },
            withdraw,
            (body: WithdrawBody, paymentPassword) => ({
              ...body,
              paymentPassword,
            }),
          ),
        },
      }),
    },
  });
  return createActor(machine, {
    clock,
    input: {
      given: undefined,
      now: () => 1_700_000_000_000 + clock.now(),
      newKey,
    },
  }).start();
}
export type WithdrawTab = ReturnType<typeof withdrawTab>;

/** Fills in the form, if it is open, and presses the button that names the amount. */
export function pressWithdraw(
  tab: WithdrawTab,
  password: string,
  amount = "100.00",
): void {
  if (tab.getSnapshot().status !== "active") return;
  tab.send({ type: "moneyForm.changed", field: "amount", value: amount });
  tab.send({ type: "moneyForm.submitted" });
  tab.send({ type: "moneyForm.secretChanged", value: password });
  tab.send({ type: "moneyForm.confirmed" });
}

/** Lets all pending work continue that needs no clock. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
