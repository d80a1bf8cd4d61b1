import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  createMoneyStep,
  type MoneyFailure,
} from "../money-step/money-step.ts";
import type { Result } from "../shared/result.ts";
import { gaps } from "../testing/graph.ts";
import { formEvents, formParts } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import { createMoneyForm } from "./money-form.machine.ts";
import type {
  FieldProblem,
  FormValues,
  MoneyFormEvent,
  MoneyFormRules,
} from "./money-form.ts";
import { moneyFormView } from "./money-form.view.ts";

type Field = "amount" | "note";
interface Facts {
  readonly isOpen: boolean;
  readonly suggestedAmount?: string;
}
type Body = { readonly amount: string; readonly note: string };
interface Ok {
  readonly orderId: string;
}
interface Given {
  readonly wallet: string;
}

const given: Given = { wallet: "main" };
const required = (value: string): FieldProblem | undefined =>
  value === "" ? { reason: "required" } : undefined;
const rules: MoneyFormRules<Field, Given, Facts, Body> = {
  fields: ["amount", "note"],
  needsSecret: true,
  slot: ({ wallet }) => `sample:${wallet}`,
  suggested: (_, { suggestedAmount }) => ({ amount: suggestedAmount }),
  isClosed: ({ isOpen }) => !isOpen,
  problems: ({ amount, note }, _, { wallet }) => ({
    amount:
      amount === wallet
        ? { reason: "same" }
        : amount === "x"
          ? { reason: "unreadable" }
          : required(amount),
    note: required(note),
  }),
  body: ({ amount, note }) => ({ amount, note }),
  readBody: ({ amount, note }) =>
    typeof amount === "string" && typeof note === "string"
      ? { amount, note }
      : undefined,
};
const formOf = (over: Partial<typeof rules> = {}) =>
  createMoneyForm<Field, Given, Facts, Body, Ok>("sample", {
    ...rules,
    ...over,
  });
const defect = { reason: "UNKNOWN" };

function start({
  answers = [],
  over = {},
  typed,
}: {
  answers?: Result<Facts>[];
  over?: Partial<typeof rules>;
  typed?: Readonly<Record<string, string>>;
} = {}) {
  const clock = new SimulatedClock();
  const bank = modelBank<Ok, Body>({
    ...((over.needsSecret ?? true) && { password: "1234" }),
    answer: (count) => ({ orderId: `S-${count}` }),
  });
  const loads: { given: Given }[] = [];
  let keys = 0;
  const machine = formOf(over).provide({
    actors: {
      loadFacts: fromPromise(async ({ input }) => {
        loads.push(input);
        return answers.shift() ?? { ok: { isOpen: true } };
      }),
      moneyStep: createMoneyStep<Body, Ok>({ ...rules, ...over }).provide({
        actors: bank.actors,
      }),
    },
  });
  const open = () => {
    const actor = createActor(machine, {
      clock,
      input: {
        given,
        now: () => 1_700_000_000_000,
        newKey: () => `key-${(keys += 1)}`,
        typed,
      },
    }).start();
    const send = (event: MoneyFormEvent<Field>) => actor.send(event);
    return {
      actor,
      send,
      view: () => moneyFormView(actor.getSnapshot()),
      write: (values: Partial<FormValues<Field>>) => {
        for (const field of rules.fields) {
          const value = values[field];
          if (value !== undefined)
            send({ type: "moneyForm.changed", field, value });
        }
      },
      pay: async (secret?: string) => {
        if (secret !== undefined)
          send({ type: "moneyForm.secretChanged", value: secret });
        send({ type: "moneyForm.confirmed" });
        await settle();
      },
    };
  };
  return { ...open(), bank, clock, loads, open };
}

/** Filled in, with the sum under review. */
async function reviewing(setup: Parameters<typeof start>[0] = {}) {
  const all = start(setup);
  await settle();
  all.write({ amount: " 100 ", note: "rent" });
  all.send({ type: "moneyForm.submitted" });
  return all;
}

describe("money form chart", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(formOf(), {
        input: { given, now: () => 0, newKey: () => "k" },
        distinguish: formParts,
        events: formEvents("sample", {
          values: { amount: "100", note: "rent" },
          facts: { isOpen: true },
          closed: { isOpen: false },
          body: { amount: "100", note: "rent" },
          ok: { orderId: "S-1" },
        }),
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it("lists what the app must provide", () => {
    expect(unprovided(formOf())).toEqual(["loadFacts"]);
  });
});

describe("a money form", () => {
  it("starts empty, and checks for an open intent from an earlier visit", () => {
    const { view } = start();
    expect(view()).toEqual({
      phase: "loading",
      values: { amount: "", note: "" },
      problems: {},
      secret: "",
      secretMissing: false,
      facts: undefined,
      body: undefined,
      failure: undefined,
      elsewhere: false,
      step: expect.objectContaining({ phase: "checking", wantsSecret: true }),
    });
  });

  it("loads the figures and fills in their suggestions", async () => {
    const { loads, view } = start({
      answers: [{ ok: { isOpen: true, suggestedAmount: "50" } }],
    });
    await settle();
    expect(loads).toEqual([{ given }]);
    expect(view()).toMatchObject({
      phase: "editing",
      values: { amount: "50", note: "" },
      facts: { isOpen: true },
      step: undefined,
    });
  });

  it("starts with values typed earlier, and ignores those without a field", async () => {
    const { view } = start({
      answers: [{ ok: { isOpen: true, suggestedAmount: "50" } }],
      typed: { amount: "75", gone: "x" },
    });
    await settle();
    expect(view()).toMatchObject({ phase: "editing" });
    expect(view().values).toEqual({ amount: "75", note: "" });
  });

  it("does not replace typed values with suggestions", async () => {
    const suggesting: Result<Facts> = {
      ok: { isOpen: true, suggestedAmount: "50" },
    };
    const { bank, write, pay, send, view } = start({
      answers: [suggesting, suggesting],
    });
    await settle();
    write({ amount: "70", note: "rent" });
    send({ type: "moneyForm.submitted" });
    bank.refusals.push({ reason: "AMOUNT_RANGE", status: 422 });
    await pay("1234");
    expect(view().values).toEqual({ amount: "70", note: "rent" });
  });

  it("shows why it is closed, and reloads the figures on request", async () => {
    const { loads, send, view } = start({
      answers: [{ ok: { isOpen: false } }],
    });
    await settle();
    expect(view()).toMatchObject({
      phase: "closed",
      facts: { isOpen: false },
    });
    send({ type: "moneyForm.retried" });
    expect(view().phase).toBe("loading");
    await settle();
    expect(loads).toHaveLength(2);
    expect(view().phase).toBe("editing");
  });

  it("is unavailable while the figures cannot be loaded", async () => {
    const { send, view } = start({
      answers: [{ error: { reason: "TIMEOUT" } }],
    });
    await settle();
    expect(view()).toMatchObject({
      phase: "unavailable",
      failure: { reason: "TIMEOUT" },
      facts: undefined,
    });
    send({ type: "moneyForm.retried" });
    await settle();
    expect(view()).toMatchObject({ phase: "editing", failure: undefined });
  });

  it("is unavailable after a defect in loading the figures", async () => {
    const machine = formOf().provide({
      actors: {
        moneyStep: createMoneyStep<Body, Ok>(rules).provide({
          actors: modelBank<Ok, Body>({ answer: () => ({ orderId: "" }) })
            .actors,
        }),
      },
    });
    const actor = createActor(machine, {
      input: { given, now: () => 0, newKey: () => "k" },
    }).start();
    await settle();
    expect(moneyFormView(actor.getSnapshot())).toMatchObject({
      phase: "unavailable",
      failure: defect,
    });
  });

  it("is unavailable when it cannot check for an open intent", async () => {
    const { clock } = start();
    const actor = createActor(formOf(), {
      clock,
      input: {
        given,
        now: () => 0,
        newKey: () => {
          throw new Error("No randomness.");
        },
      },
    }).start();
    await settle();
    expect(moneyFormView(actor.getSnapshot())).toMatchObject({
      phase: "unavailable",
      failure: defect,
    });
  });
});

describe("the fields of a money form", () => {
  it("are not checked while typing, nor for being empty when they are left", async () => {
    const { write, send, view } = start();
    await settle();
    write({ amount: "x" });
    expect(view().problems).toEqual({});
    send({ type: "moneyForm.left", field: "note" });
    expect(view().problems).toEqual({});
    write({ note: "  " });
    send({ type: "moneyForm.left", field: "note" });
    expect(view().problems).toEqual({});
  });

  it("are checked one by one when they are left, and keep the error until they change", async () => {
    const { write, send, view } = start();
    await settle();
    write({ amount: " x " });
    send({ type: "moneyForm.left", field: "amount" });
    expect(view().problems).toEqual({ amount: { reason: "unreadable" } });
    send({ type: "moneyForm.left", field: "note" });
    expect(view().problems.amount).toEqual({ reason: "unreadable" });
    write({ note: "rent" });
    expect(view().problems.amount).toEqual({ reason: "unreadable" });
    write({ amount: "1" });
    expect(view().problems.amount).toBeUndefined();
  });

  it("are all checked before the review, by the form's own rules", async () => {
    const { write, send, view } = start();
    await settle();
    write({ amount: "main" });
    send({ type: "moneyForm.submitted" });
    expect(view()).toMatchObject({
      phase: "editing",
      problems: { amount: { reason: "same" }, note: { reason: "required" } },
      body: undefined,
    });
    write({ amount: "5" });
    send({ type: "moneyForm.submitted" });
    expect(view()).toMatchObject({ phase: "editing" });
    write({ note: "rent" });
    send({ type: "moneyForm.submitted" });
    expect(view()).toMatchObject({ phase: "reviewing", problems: {} });
  });

  it("lose their errors once the review opens", async () => {
    const { write, send, view } = start();
    await settle();
    send({ type: "moneyForm.submitted" });
    write({ amount: "5", note: "rent" });
    send({ type: "moneyForm.submitted" });
    send({ type: "moneyForm.corrected" });
    expect(view()).toMatchObject({ phase: "editing" });
    expect(view().problems).toEqual({});
  });
});

describe("the review", () => {
  it("sends what it shows, trimmed, with the password beside it", async () => {
    const { actor, bank, pay, view } = await reviewing();
    expect(view()).toMatchObject({
      phase: "reviewing",
      body: { amount: "100", note: "rent" },
    });
    await pay("1234");
    expect(bank.sendings).toEqual([
      {
        key: expect.any(String),
        body: { amount: "100", note: "rent" },
        secret: "1234",
      },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      ok: { orderId: "S-1" },
      body: { amount: "100", note: "rent" },
      earlier: false,
    });
    expect(view()).toMatchObject({ phase: "done", step: undefined });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("1234");
  });

  it("asks for a missing password until one is typed", async () => {
    const { bank, pay, send, view } = await reviewing();
    await pay();
    expect(view()).toMatchObject({ phase: "reviewing", secretMissing: true });
    await pay("  ");
    expect(view()).toMatchObject({ phase: "reviewing", secretMissing: true });
    expect(bank.sendings).toEqual([]);
    send({ type: "moneyForm.secretChanged", value: "12" });
    expect(view()).toMatchObject({ secret: "12", secretMissing: false });
  });

  it("forgets the password when the member goes back", async () => {
    const { pay, send, view } = await reviewing();
    await pay();
    send({ type: "moneyForm.corrected" });
    expect(view()).toMatchObject({
      phase: "editing",
      secret: "",
      secretMissing: false,
    });
    send({ type: "moneyForm.submitted" });
    send({ type: "moneyForm.secretChanged", value: "12" });
    send({ type: "moneyForm.corrected" });
    expect(view()).toMatchObject({ phase: "editing", secret: "" });
  });

  it("requires and sends no password when the call needs none", async () => {
    const { actor, bank, pay, send } = await reviewing({
      over: { needsSecret: false },
    });
    send({ type: "moneyForm.secretChanged", value: "typed anyway" });
    await pay();
    expect(bank.sendings).toMatchObject([{ secret: undefined }]);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("works for a form without fields", async () => {
    const { actor, pay, send, view } = start({
      over: {
        fields: [],
        problems: () => ({}),
        body: () => ({ amount: "1", note: "all" }),
      },
    });
    await settle();
    expect(
      actor.getSnapshot().can({ type: "moneyForm.left", field: "note" }),
    ).toBe(false);
    send({ type: "moneyForm.submitted" });
    expect(view()).toMatchObject({
      phase: "reviewing",
      values: {},
      body: { amount: "1", note: "all" },
    });
    await pay("1234");
    expect(actor.getSnapshot().output).toMatchObject({
      body: { note: "all" },
    });
  });

  it("stays open with the reason after a rejection that does not concern the figures", async () => {
    const { loads, pay, send, view } = await reviewing();
    await pay("nope");
    expect(view()).toMatchObject({
      phase: "reviewing",
      failure: { reason: "PAYMENT_PASSWORD_WRONG" },
      secret: "",
      step: undefined,
      elsewhere: false,
    });
    expect(loads).toHaveLength(1);
    send({ type: "moneyForm.corrected" });
    expect(view().failure).toBeUndefined();
  });

  it("drops the reason when it is sent again", async () => {
    const { bank, pay, view } = await reviewing();
    await pay("nope");
    bank.faults.push("dropBefore");
    await pay("1234");
    expect(view()).toMatchObject({
      phase: "paying",
      failure: undefined,
      step: { phase: "doubting" },
    });
  });

  it.each([
    "AMOUNT_RANGE",
    "INSUFFICIENT_BALANCE",
    "POINTS_SHORT",
    "OUT_OF_STOCK",
    "VENDOR_BUSY",
    "VALIDATION",
  ] satisfies MoneyFailure["reason"][])(
    "closes after %s, because the figures are out of date",
    async (reason) => {
      const { bank, loads, pay, send, view } = await reviewing();
      bank.refusals.push({ reason, status: 422 });
      await pay("1234");
      expect(view()).toMatchObject({ phase: "editing", failure: { reason } });
      expect(loads).toHaveLength(2);
      send({ type: "moneyForm.submitted" });
      expect(view()).toMatchObject({ phase: "reviewing", failure: undefined });
    },
  );

  it("reads the facts again when they have changed, and keeps what was typed", async () => {
    const { loads, send, view, write } = start();
    await settle();
    write({ amount: "100", note: "rent" });
    send({ type: "moneyForm.retried" });
    await settle();
    expect(loads).toHaveLength(2);
    expect(view()).toMatchObject({
      phase: "editing",
      values: { amount: "100", note: "rent" },
    });
  });

  it("marks the fields that the platform rejected, and keeps what was typed", async () => {
    const { bank, pay, send, view } = await reviewing();
    bank.refusals.push({
      reason: "VALIDATION",
      status: 422,
      fields: ["note", "isOpen", "constructor"],
    });
    await pay("1234");
    const refused = { reason: "refused" };
    expect(view()).toMatchObject({
      phase: "editing",
      failure: { reason: "VALIDATION" },
      values: { amount: " 100 ", note: "rent" },
    });
    expect(view().problems).toEqual({ note: refused });
    // Leaving the field changes nothing about it; typing does.
    send({ type: "moneyForm.left", field: "note" });
    expect(view().problems).toEqual({ note: refused });
    send({ type: "moneyForm.changed", field: "note", value: "food" });
    expect(view().problems.note).toBeUndefined();
    send({ type: "moneyForm.left", field: "note" });
    expect(view().problems.note).toBeUndefined();
  });

  it("looks in the journal after a defect, and reopens the form when nothing was sent", async () => {
    const bank = modelBank<Ok, Body>({ answer: () => ({ orderId: "S" }) });
    let keys = 0;
    const machine = formOf({ needsSecret: false }).provide({
      actors: {
        loadFacts: fromPromise(async () => ({ ok: { isOpen: true } })),
        moneyStep: createMoneyStep<Body, Ok>({
          ...rules,
          needsSecret: false,
        }).provide({ actors: bank.actors }),
      },
    });
    const actor = createActor(machine, {
      input: {
        given,
        now: () => 0,
        newKey: () => {
          keys += 1;
          // The two keys of the first read are made; the next fails.
          if (keys === 3) throw new Error("No randomness.");
          return `key-${keys}`;
        },
      },
    }).start();
    await settle();
    const view = () => moneyFormView(actor.getSnapshot());
    actor.send({ type: "moneyForm.changed", field: "amount", value: "1" });
    actor.send({ type: "moneyForm.changed", field: "note", value: "n" });
    actor.send({ type: "moneyForm.submitted" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    expect(bank.sendings).toEqual([]);
    expect(view()).toMatchObject({ phase: "editing", failure: undefined });
  });
});

describe("an intent from an earlier visit or another tab", () => {
  async function leftOpen() {
    const all = await reviewing();
    all.bank.faults.push("dropAfter");
    await all.pay("1234");
    all.actor.stop();
    const later = all.open();
    await settle();
    return { ...all, later };
  }

  it("comes first, and is resolved when the member asks", async () => {
    const { bank, later } = await leftOpen();
    expect(later.view()).toMatchObject({
      phase: "open",
      step: { phase: "interrupted", body: { amount: "100", note: "rent" } },
    });
    later.send({ type: "moneyForm.askedAgain" });
    expect(later.view().step).toMatchObject({ secretMissing: true });
    later.send({ type: "moneyForm.askedAgain", secret: "1234" });
    await settle();
    expect(later.actor.getSnapshot().output).toEqual({
      ok: { orderId: "S-1" },
      body: { amount: "100", note: "rent" },
      earlier: true,
    });
    expect(later.view().phase).toBe("done");
    expect(bank.effects).toHaveLength(1);
  });

  it("can be set aside, and the form opens", async () => {
    const { bank, later } = await leftOpen();
    later.send({ type: "moneyForm.setAside" });
    await settle();
    expect(later.view()).toMatchObject({ phase: "editing", step: undefined });
    // The revision is the one this form has now seen: the next intent does not count as one of a stale form.
    later.write({ amount: "7", note: "food" });
    later.send({ type: "moneyForm.submitted" });
    await later.pay("1234");
    expect(later.actor.getSnapshot().output).toMatchObject({
      body: { amount: "7" },
      earlier: false,
    });
    expect(bank.effects).toHaveLength(2);
  });

  it("belongs to one wallet only", async () => {
    const { bank } = await leftOpen();
    expect(bank.slotNow("sample:main").entry).toBeDefined();
    expect(bank.slotNow("sample:other").entry).toBeUndefined();
  });

  it("can be set aside while it is unresolved, and the figures are reloaded", async () => {
    const { bank, clock, loads, pay, send, view } = await reviewing();
    bank.faults.push(...Array.from({ length: 9 }, () => "dropBefore" as const));
    await pay("1234");
    for (let look = 0; look < 6; look += 1) {
      clock.increment(20_000);
      await settle();
    }
    expect(view()).toMatchObject({
      phase: "paying",
      step: { phase: "unresolved" },
    });
    send({ type: "moneyForm.setAside" });
    await settle();
    expect(view().phase).toBe("editing");
    expect(loads).toHaveLength(2);
  });

  it("is reported when another tab has finished it, and a second one needs a new confirmation", async () => {
    const { bank, open, pay, view } = await reviewing();
    const other = open();
    await settle();
    other.write({ amount: "7", note: "food" });
    other.send({ type: "moneyForm.submitted" });
    await other.pay("1234");
    await pay("1234");
    expect(view()).toMatchObject({ phase: "reviewing", elsewhere: true });
    expect(bank.effects).toHaveLength(1);
    await pay("1234");
    expect(bank.effects).toHaveLength(2);
  });
});
