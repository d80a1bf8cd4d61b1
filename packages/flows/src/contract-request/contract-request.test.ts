import fc from "fast-check";
import { createActor, fromPromise, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { Contract } from "@foyer/platform/calls";
import { sampleContract } from "@foyer/platform/fake";
import { done, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { contractRequestMachine } from "./contract-request.machine.ts";
import { offerOf, offerProblems } from "./contract-request.offer.ts";
import {
  contractChoices,
  contractTypesOf,
  outcomeOf,
} from "./contract-request.rules.ts";
import type {
  ContractRequestEvent,
  FindOutput,
  LimitsOutput,
  OfferField,
  OfferLimits,
  OfferValues,
  SendInput,
  SendOutput,
} from "./contract-request.types.ts";
import { contractRequestView } from "./contract-request.view.ts";

const limits: OfferLimits = {
  rateMin: "0",
  rateMax: "2.5",
  rateStep: "0.1",
  periodKinds: ["D", "W", "SM", "M", "H"],
};
const asked = sampleContract();
const lower = {
  error: {
    reason: "LOWER_RATE_CONFIRM",
    ending: [
      sampleContract({ id: "C-7", party: "reed" }),
      sampleContract({ id: "C-8", party: "moss" }),
    ],
  },
} satisfies SendOutput;
const timeout = { error: { reason: "TIMEOUT" } } satisfies SendOutput;
const good: Partial<OfferValues> = {
  downline: " brook ",
  rate: "1.2",
  periodKind: "W",
};

interface Setup {
  send?: SendOutput[];
  find?: FindOutput[];
  limits?: LimitsOutput[];
}

function start(setup: Setup = {}) {
  const sent: SendInput[] = [];
  const emitted: string[] = [];
  const answers = [...(setup.send ?? [])];
  const lists = [...(setup.find ?? [])];
  const allowed = [...(setup.limits ?? [])];
  let keys = 0;
  const actor = createActor(
    contractRequestMachine.provide({
      actors: {
        loadLimits: fromPromise(async () => allowed.shift() ?? { ok: limits }),
        send: fromPromise(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? { ok: sampleContract({ state: "ACTIVE" }) };
        }),
        findContracts: fromPromise(async () => lists.shift() ?? { ok: [] }),
      },
    }),
    { input: { newKey: () => `key-${(keys += 1)}` } },
  );
  actor.on("*", (event) => emitted.push(event.type));
  actor.start();
  const view = () => contractRequestView(actor.getSnapshot());
  const step = (wanted: ReturnType<typeof view>["step"]) =>
    waitFor(actor, () => view().step === wanted && !view().busy);
  const act = (action: "ACCEPT" | "REJECT" | "CANCEL" | "TERMINATE") =>
    actor.send({
      type: "contractRequest.actionChosen",
      contract: asked,
      action,
    });
  const confirm = () => actor.send({ type: "contractRequest.confirmed" });
  const offer = async (values: Partial<OfferValues>) => {
    actor.send({
      type: "contractRequest.offerStarted",
      contractType: "DIVIDEND",
      downline: "",
    });
    await step("offer");
    for (const [field, value] of Object.entries(values))
      actor.send({
        type: "contractRequest.fieldChanged",
        field: field as OfferField,
        value,
      });
    actor.send({ type: "contractRequest.submitted" });
  };
  return { actor, sent, emitted, view, step, act, confirm, offer };
}

describe("contract-request chart", () => {
  it("reaches every state and drives every transition", () => {
    const limitsOf = "0.contractRequest.offering.loadingLimits";
    const sending = "0.contractRequest.sending";
    const asking = "0.contractRequest.askingOutcome";
    const type = (field: OfferField, value: string) =>
      ({ type: "contractRequest.fieldChanged", field, value }) as const;
    expect(
      gaps(contractRequestMachine, {
        input: { newKey: () => "key" },
        distinguish: ({ context }) => [
          context.intent?.kind,
          offerOf(context) !== undefined,
          context.values.downline,
          context.values.rate,
        ],
        events: [
          {
            type: "contractRequest.actionChosen",
            contract: asked,
            action: "ACCEPT",
          },
          {
            type: "contractRequest.aboveAnswered",
            contract: sampleContract({
              state: "AWAITING_UPLINE",
              side: "ABOVE",
            }),
            accept: true,
          },
          {
            type: "contractRequest.offerStarted",
            contractType: "DIVIDEND",
            downline: "brook",
          },
          type("rate", "1.2"),
          type("periodKind", "W"),
          { type: "contractRequest.submitted" },
          { type: "contractRequest.confirmed" },
          { type: "contractRequest.abandoned" },
          { type: "contractRequest.retried" },
          { type: "contractRequest.resultRead" },
          done(limitsOf, { ok: limits }),
          done(limitsOf, timeout),
          failed(limitsOf),
          done(sending, { ok: asked }),
          done(sending, lower),
          done(sending, timeout),
          done(sending, { error: { reason: "CONTRACT_STATE" } }),
          failed(sending),
          done(asking, { ok: [sampleContract({ state: "ACTIVE" })] }),
          done(asking, { ok: [sampleContract({ state: "CANCELLED" })] }),
          done(asking, { ok: [] }),
          done(asking, timeout),
          failed(asking),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("answering a contract", () => {
  it.each(["ACCEPT", "REJECT"] as const)(
    "sends a confirmed %s once under one key, and announces the changed list",
    async (action) => {
      const { act, confirm, sent, step, view, emitted, actor } = start();
      act(action);
      expect(view()).toMatchObject({ step: "confirm", decidesMoney: true });
      expect(sent).toEqual([]);
      confirm();
      confirm();
      expect(view().busy).toBe(true);
      await step("success");
      expect(sent).toEqual([
        {
          intent: { kind: "act", contract: asked, action },
          idempotencyKey: "key-1",
          confirmLower: false,
        },
      ]);
      expect(emitted).toEqual(["contractRequest.listChanged"]);
      actor.send({ type: "contractRequest.resultRead" });
      expect(view()).toMatchObject({ step: "list", result: undefined });
    },
  );

  it("sends nothing when the agent changes their mind", () => {
    const { act, actor, sent, view } = start();
    act("REJECT");
    actor.send({ type: "contractRequest.abandoned" });
    expect(view()).toMatchObject({ step: "list", decidesMoney: false });
    expect(sent).toEqual([]);
  });

  it("ignores actions that the contract does not allow", () => {
    const { act, view } = start();
    act("TERMINATE");
    act("CANCEL");
    expect(view().step).toBe("list");
  });

  it("sends the upline agent's answer as an intent of its own", async () => {
    const { actor, confirm, sent, step } = start();
    const contract = sampleContract({
      state: "AWAITING_UPLINE",
      side: "ABOVE",
    });
    actor.send({
      type: "contractRequest.aboveAnswered",
      contract,
      accept: false,
    });
    confirm();
    await step("success");
    expect(sent[0]?.intent).toEqual({
      kind: "answerAbove",
      contract,
      accept: false,
    });
  });

  it("shows why it was rejected, and sends again only after a new confirmation with a new key", async () => {
    const { act, confirm, sent, step, view, emitted } = start({
      send: [{ error: { reason: "NOT_LOGGED_IN" } }],
    });
    act("ACCEPT");
    confirm();
    await step("list");
    expect(view().failure?.reason).toBe("NOT_LOGGED_IN");
    expect(emitted).toEqual(["contractRequest.listChanged"]);
    act("ACCEPT");
    expect(view().failure).toBeUndefined();
    confirm();
    await step("success");
    expect(sent.map((one) => one.idempotencyKey)).toEqual(["key-1", "key-2"]);
  });
});

describe("a rate below that of contracts further down the team", () => {
  it("lists the affected contracts, and ends them only after a second confirmation with its own key", async () => {
    const { offer, confirm, step, view, sent } = start({ send: [lower] });
    await offer(good);
    confirm();
    await step("confirmLower");
    expect(view().ending.map(({ party }) => party)).toEqual(["reed", "moss"]);
    expect(sent).toHaveLength(1);
    confirm();
    expect(view()).toMatchObject({ step: "confirmLower", busy: true });
    await step("success");
    expect(
      sent.map(({ confirmLower, idempotencyKey }) => [
        confirmLower,
        idempotencyKey,
      ]),
    ).toEqual([
      [false, "key-1"],
      [true, "key-2"],
    ]);
  });

  it("changes nothing when the agent declines, and keeps the offer", async () => {
    const { actor, offer, confirm, step, view, sent } = start({
      send: [lower],
    });
    await offer(good);
    confirm();
    await step("confirmLower");
    actor.send({ type: "contractRequest.abandoned" });
    expect(view()).toMatchObject({ step: "offer", ending: [] });
    expect(view().offer.values.rate).toBe("1.2");
    expect(sent).toHaveLength(1);
    // The next try starts without the confirmation of the last.
    actor.send({ type: "contractRequest.submitted" });
    confirm();
    expect(sent[1]?.confirmLower).toBe(false);
  });

  it("asks again when the affected contracts have changed", async () => {
    const others = {
      error: {
        reason: "LOWER_RATE_CONFIRM",
        ending: [sampleContract({ id: "C-9", party: "fern" })],
      },
    } satisfies SendOutput;
    const { act, confirm, step, view } = start({ send: [lower, others] });
    act("ACCEPT");
    confirm();
    await step("confirmLower");
    confirm();
    await step("confirmLower");
    expect(view().ending.map(({ party }) => party)).toEqual(["fern"]);
  });

  it("asks for no confirmation when the platform names no contracts", async () => {
    const { act, confirm, step, view } = start({
      send: [{ error: { reason: "LOWER_RATE_CONFIRM", ending: [] } }],
    });
    act("ACCEPT");
    confirm();
    await step("list");
    expect(view().failure?.reason).toBe("LOWER_RATE_CONFIRM");
  });
});

describe("after a lost answer", () => {
  it("checks the contract first, and succeeds when the answer was applied", async () => {
    const { act, confirm, step, view, sent } = start({
      send: [timeout],
      find: [{ ok: [sampleContract({ state: "AWAITING_UPLINE" })] }],
    });
    act("ACCEPT");
    confirm();
    await step("success");
    expect(view().result?.state).toBe("AWAITING_UPLINE");
    expect(sent).toHaveLength(1);
  });

  it("sends again with the same key when nothing was applied", async () => {
    const { actor, act, confirm, step, sent } = start({
      send: [{ error: { reason: "MALFORMED" } }],
      find: [{ ok: [asked] }],
    });
    act("ACCEPT");
    confirm();
    await step("notDone");
    actor.send({ type: "contractRequest.retried" });
    await step("success");
    expect(sent[1]).toEqual(sent[0]);
  });

  it("never reports failure while the result cannot be checked", async () => {
    const { actor, act, confirm, step, view, sent } = start({
      send: [timeout],
      find: [timeout, { ok: [sampleContract({ state: "ACTIVE" })] }],
    });
    act("ACCEPT");
    confirm();
    await step("outcomeUnknown");
    expect(view()).toMatchObject({
      canRetry: true,
      failure: { reason: "TIMEOUT" },
    });
    actor.send({ type: "contractRequest.retried" });
    await step("success");
    expect(sent).toHaveLength(1);
  });

  it("reports that the contract was changed by somebody else", async () => {
    const { act, confirm, step, view } = start({
      send: [timeout],
      find: [{ ok: [sampleContract({ state: "CANCELLED" })] }],
    });
    act("ACCEPT");
    confirm();
    await step("list");
    expect(view().failure?.reason).toBe("CONTRACT_STATE");
  });

  it("recognises an offer by its contents", async () => {
    const held = {
      party: "brook",
      rate: "1.20",
      activeMembers: 0,
      periodValidBet: "0.00",
    };
    const { offer, confirm, step } = start({
      send: [timeout],
      find: [
        {
          ok: [
            sampleContract({ ...held, id: "C-2", activeMembers: 5 }),
            sampleContract({ ...held, id: "C-3" }),
            sampleContract({ ...held, id: "C-4", rate: "1.3" }),
          ],
        },
      ],
    });
    await offer(good);
    confirm();
    expect((await step("success")).context.result?.id).toBe("C-3");
  });
});

describe("an offer", () => {
  it("is not sent with errors, shows them, and clears them on typing", async () => {
    const { actor, offer, view, sent } = start();
    await offer({ rate: "2.55", activeMembers: "-1" });
    expect(view().offer.fields).toEqual({
      downline: "required",
      rate: "range",
      activeMembers: "number",
      periodKind: "required",
    });
    expect(view().step).toBe("offer");
    actor.send({
      type: "contractRequest.fieldChanged",
      field: "rate",
      value: "2",
    });
    expect(view().offer.fields.rate).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it("can reload its limits after a failure, and is fixed once it is submitted", async () => {
    const { actor, sent, view, step, confirm } = start({ limits: [timeout] });
    actor.send({
      type: "contractRequest.offerStarted",
      contractType: "DIVIDEND",
      downline: "brook",
    });
    await waitFor(actor, () => view().canRetry);
    expect(view().offer.limits).toBeUndefined();
    actor.send({ type: "contractRequest.retried" });
    await step("offer");
    const type = (field: OfferField, value: string) =>
      actor.send({ type: "contractRequest.fieldChanged", field, value });
    type("rate", "1.2");
    type("periodKind", "W");
    actor.send({ type: "contractRequest.submitted" });
    type("rate", "2.4");
    confirm();
    expect(sent[0]?.intent).toMatchObject({
      kind: "offer",
      offer: { downline: "brook", rate: "1.2", activeMembers: 0 },
    });
  });
});

describe("contract rules", () => {
  it.each([
    ["AWAITING", "NEW", "ASKED", ["ACCEPT", "REJECT"], false],
    ["AWAITING", "TERMINATION", "ASKED", ["ACCEPT", "REJECT"], false],
    ["AWAITING", "NEW", "ASKING", ["CANCEL"], false],
    ["AWAITING", "NEW", "ABOVE", [], false],
    ["AWAITING", "NEW", "unknown", ["ACCEPT", "REJECT", "CANCEL"], false],
    ["AWAITING_UPLINE", "NEW", "ASKED", [], false],
    ["AWAITING_UPLINE", "NEW", "ASKING", ["CANCEL"], false],
    ["AWAITING_UPLINE", "NEW", "ABOVE", [], true],
    ["ACTIVE", "NEW", "ASKED", ["TERMINATE"], false],
    ["ACTIVE", "NEW", "ABOVE", [], false],
    ["TERMINATED", "NEW", "ASKED", [], false],
    ["unknown", "NEW", "ASKED", [], false],
    ["AWAITING", "unknown", "ASKED", [], false],
  ] as const)(
    "allow for %s, %s, as %s: %j",
    (state, kind, side, actions, above) => {
      expect(contractChoices(sampleContract({ state, kind, side }))).toEqual({
        actions,
        above,
      });
    },
  );

  it("allow nothing for a type without a call", () => {
    expect(contractChoices(sampleContract({ type: "unknown" }))).toEqual({
      actions: [],
      above: false,
    });
  });

  it("show the types whose flag is neither missing, empty nor 0", () => {
    const flags = {
      divtypereq: "1",
      dailysalreqtype: "0",
      contracthoursalreq: "",
      realtimesalreqtype: " 2 ",
    };
    expect(contractTypesOf(flags)).toEqual(["DIVIDEND", "REALTIME"]);
  });

  it.each([
    ["1.2", undefined],
    ["0", undefined],
    ["2.50", undefined],
    ["", "required"],
    ["1e1", "number"],
    ["٫5", "number"],
    ["-0.1", "range"],
    ["2.6", "range"],
    ["1.25", "step"],
  ] as const)("check a rate of %j: %s", (rate, problem) => {
    const values = {
      downline: "brook",
      rate,
      activeMembers: "0",
      periodValidBet: "0",
      periodProfitLoss: "-5.50",
      betAmount: "0",
      periodKind: "W",
    };
    expect(offerProblems({ type: "DIVIDEND", values, limits }).rate).toBe(
      problem,
    );
  });

  // OPN-40
  it("accept hours only for an hourly salary, and a negative amount only for a loss", () => {
    const values = {
      downline: "brook",
      rate: "1",
      activeMembers: "3",
      periodValidBet: "-1",
      periodProfitLoss: "-1",
      betAmount: "x",
      periodKind: "H",
    };
    expect(offerProblems({ type: "DAILY", values, limits })).toEqual({
      periodValidBet: "range",
      betAmount: "number",
      periodKind: "choice",
    });
    expect(
      offerProblems({ type: "HOURLY", values, limits }).periodKind,
    ).toBeUndefined();
    // Half a month.
    const half = { ...values, periodKind: "SM" };
    expect(
      offerProblems({ type: "DIVIDEND", values: half, limits }).periodKind,
    ).toBeUndefined();
  });

  // OPN-40
  it.each([
    ["ACCEPT", "NEW", "ACTIVE", "done"],
    ["ACCEPT", "TERMINATION", "TERMINATED", "done"],
    ["REJECT", "NEW", "REJECTED", "done"],
    ["REJECT", "TERMINATION", "ACTIVE", "done"],
    ["CANCEL", "NEW", "CANCELLED", "done"],
    ["CANCEL", "TERMINATION", "ACTIVE", "done"],
    ["ACCEPT", "NEW", "REJECTED", "overtaken"],
    ["ACCEPT", "NEW", "AWAITING", "open"],
  ] as const)(
    "resolve %s of a %s contract that is now %s: %s",
    (action, kind, state, verdict) => {
      const contract = sampleContract({ kind });
      const outcome = outcomeOf({ kind: "act", contract, action }, [
        sampleContract({ kind, state }),
      ]);
      expect(typeof outcome === "object" ? "done" : outcome).toBe(verdict);
    },
  );

  it("recognise a requested termination", () => {
    const contract = sampleContract({ state: "ACTIVE" });
    const outcome = outcomeOf({ kind: "act", contract, action: "TERMINATE" }, [
      sampleContract({ kind: "TERMINATION", state: "AWAITING" }),
    ]);
    expect(outcome).toHaveProperty("done");
  });
});

/** A platform that carries out each key once, behind a network that loses requests or answers. */
function badRoad(faults: readonly ("none" | "before" | "after")[]) {
  const road = [...faults];
  const effects: string[] = [];
  const answered = new Map<string, SendOutput>();
  let contract: Contract = asked;
  const carryOut = ({ idempotencyKey, confirmLower }: SendInput) => {
    const known = answered.get(idempotencyKey);
    if (known) return known;
    if (!confirmLower) return lower;
    if (contract.state !== "AWAITING")
      return { error: { reason: "CONTRACT_STATE" } } satisfies SendOutput;
    effects.push(idempotencyKey);
    contract = { ...contract, state: "ACTIVE" };
    const answer = { ok: contract };
    answered.set(idempotencyKey, answer);
    return answer;
  };
  return {
    effects,
    send: async (input: SendInput): Promise<SendOutput> => {
      const fault = road.shift() ?? "none";
      if (fault === "before") return timeout;
      const answer = carryOut(input);
      return fault === "after" ? timeout : answer;
    },
    find: async (): Promise<FindOutput> =>
      (road.shift() ?? "none") === "none" ? { ok: [contract] } : timeout,
  };
}

describe("the contract flow on an unreliable connection", () => {
  const presses: ContractRequestEvent[] = [
    { type: "contractRequest.actionChosen", contract: asked, action: "ACCEPT" },
    { type: "contractRequest.confirmed" },
    { type: "contractRequest.confirmed" },
    { type: "contractRequest.retried" },
    { type: "contractRequest.abandoned" },
    { type: "contractRequest.resultRead" },
  ];

  it("ends nothing without the second confirmation, has at most one effect, and reports no false success", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("none", "before", "after"), {
          maxLength: 8,
        }),
        fc.array(fc.tuple(fc.constantFrom(...presses), fc.boolean()), {
          maxLength: 30,
        }),
        async (faults, steps) => {
          const platform = badRoad(faults);
          const said: boolean[] = [];
          let keys = 0;
          const actor = createActor(
            contractRequestMachine.provide({
              actors: {
                send: fromPromise(({ input }) => {
                  said.push(input.confirmLower);
                  return platform.send(input);
                }),
                findContracts: fromPromise(platform.find),
              },
            }),
            { input: { newKey: () => `key-${(keys += 1)}` } },
          );
          actor.start();
          const view = () => contractRequestView(actor.getSnapshot());
          for (const [press, settles] of steps) {
            const named = view().step === "confirmLower";
            const before = said.length;
            actor.send(press);
            if (press.type === "contractRequest.confirmed")
              for (const yes of said.slice(before)) expect(yes).toBe(named);
            if (settles) await waitFor(actor, () => !view().busy);
            if (view().step === "success")
              expect(platform.effects).toHaveLength(1);
            expect(platform.effects.length).toBeLessThanOrEqual(1);
          }
          actor.stop();
        },
      ),
      { numRuns: 300 },
    );
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(contractRequestMachine)).toEqual([
    "loadLimits",
    "send",
    "findContracts",
  ]);
});

describe("the contracts view", () => {
  it("starts with the list alone", () => {
    expect(start().view()).toEqual({
      step: "list",
      intent: undefined,
      busy: false,
      failure: undefined,
      ending: [],
      result: undefined,
      offer: {
        type: undefined,
        values: {
          downline: "",
          rate: "",
          activeMembers: "0",
          periodValidBet: "0",
          periodProfitLoss: "0",
          betAmount: "0",
          periodKind: "",
        },
        fields: {},
        limits: undefined,
      },
      canConfirm: false,
      canAbandon: false,
      canRetry: false,
      decidesMoney: false,
    });
  });

  it("shows the question, a busy button while it is sent, then the result", async () => {
    const { act, confirm, step, view } = start();
    act("ACCEPT");
    expect(view()).toMatchObject({
      step: "confirm",
      intent: { kind: "act", contract: asked, action: "ACCEPT" },
      busy: false,
      canConfirm: true,
      canAbandon: true,
      canRetry: false,
    });
    confirm();
    expect(view()).toMatchObject({
      step: "confirm",
      busy: true,
      canConfirm: false,
      canAbandon: false,
      decidesMoney: true,
    });
    await step("success");
    expect(view()).toMatchObject({
      busy: false,
      decidesMoney: false,
      failure: undefined,
      result: { state: "ACTIVE" },
    });
  });

  it("starts every decision without anything from the previous one", async () => {
    const { actor, act, confirm, offer, step, view } = start({
      send: [{ error: { reason: "NOT_LOGGED_IN" } }, lower],
    });
    act("ACCEPT");
    confirm();
    await step("list");
    expect(view().failure).toEqual({ reason: "NOT_LOGGED_IN" });
    await offer({ rate: "x" });
    expect(view()).toMatchObject({
      step: "offer",
      failure: undefined,
      offer: { fields: { rate: "number" } },
    });
    actor.send({ type: "contractRequest.abandoned" });
    expect(view()).toMatchObject({ step: "list" });
    actor.send({
      type: "contractRequest.offerStarted",
      contractType: "HOURLY",
      downline: "fern",
    });
    expect(view()).toMatchObject({
      step: "offer",
      busy: true,
      intent: undefined,
      offer: {
        type: "HOURLY",
        values: { downline: "fern", rate: "", activeMembers: "0" },
        fields: {},
        limits: undefined,
      },
    });
  });

  it("shows that the limits are loading, and why loading failed", async () => {
    const asks: string[] = [];
    const actor = createActor(
      contractRequestMachine.provide({
        actors: {
          loadLimits: fromPromise(async ({ input }) => {
            asks.push(input.type);
            if (asks.length === 1) throw new Error("A defect.");
            return asks.length === 2 ? timeout : { ok: limits };
          }),
        },
      }),
      { input: { newKey: () => "k" } },
    ).start();
    const view = () => contractRequestView(actor.getSnapshot());
    actor.send({
      type: "contractRequest.offerStarted",
      contractType: "DAILY",
      downline: "",
    });
    expect(view()).toMatchObject({ busy: true, canRetry: false });
    await waitFor(actor, () => view().canRetry);
    expect(view()).toMatchObject({
      busy: false,
      failure: { reason: "UNKNOWN" },
    });
    actor.send({ type: "contractRequest.retried" });
    expect(view().failure).toBeUndefined();
    await waitFor(actor, () => view().canRetry);
    expect(view().failure).toEqual({ reason: "TIMEOUT" });
    actor.send({ type: "contractRequest.retried" });
    await waitFor(actor, () => view().offer.limits !== undefined);
    expect(view().offer.limits).toEqual(limits);
    expect(asks).toEqual(["DAILY", "DAILY", "DAILY"]);
  });
});

describe("a decision after a lost answer", () => {
  it.each(["NETWORK", "TIMEOUT", "MALFORMED", "ABORTED", "UNKNOWN"] as const)(
    "is checked after %s",
    async (reason) => {
      const { act, confirm, step, view, emitted } = start({
        send: [{ error: { reason } }],
        find: [{ ok: [asked] }],
      });
      act("ACCEPT");
      confirm();
      await step("notDone");
      expect(view()).toMatchObject({
        failure: undefined,
        canRetry: true,
        canAbandon: true,
        decidesMoney: true,
      });
      expect(emitted).toEqual([]);
    },
  );

  it("can be set aside when nothing was applied or the result is unknown, and announces the changed list", async () => {
    for (const [find, wanted] of [
      [{ ok: [asked] }, "notDone"],
      [timeout, "outcomeUnknown"],
    ] satisfies [FindOutput, "notDone" | "outcomeUnknown"][]) {
      const { actor, act, confirm, step, view, emitted } = start({
        send: [timeout],
        find: [find],
      });
      act("ACCEPT");
      confirm();
      await step(wanted);
      actor.send({ type: "contractRequest.abandoned" });
      expect(view().step).toBe("list");
      expect(emitted).toEqual(["contractRequest.listChanged"]);
    }
  });

  it("is checked among contracts of its type after a defect, and is unknown after another defect", async () => {
    const asks: unknown[] = [];
    let looks = 0;
    const actor = createActor(
      contractRequestMachine.provide({
        actors: {
          findContracts: fromPromise(async ({ input }) => {
            asks.push(input);
            looks += 1;
            if (looks === 1) throw new Error("A defect.");
            return { ok: [sampleContract({ state: "CANCELLED" })] };
          }),
        },
      }),
      { input: { newKey: () => "k" } },
    ).start();
    const emitted: string[] = [];
    actor.on("*", (event) => emitted.push(event.type));
    const view = () => contractRequestView(actor.getSnapshot());
    actor.send({
      type: "contractRequest.actionChosen",
      contract: asked,
      action: "ACCEPT",
    });
    actor.send({ type: "contractRequest.confirmed" });
    expect(view()).toMatchObject({
      step: "checking",
      busy: true,
      decidesMoney: true,
    });
    await waitFor(actor, () => view().step === "outcomeUnknown");
    expect(view()).toMatchObject({
      busy: false,
      failure: { reason: "UNKNOWN" },
    });
    actor.send({ type: "contractRequest.retried" });
    expect(view().failure).toBeUndefined();
    await waitFor(actor, () => view().step === "list");
    expect(view().failure).toEqual({ reason: "CONTRACT_STATE" });
    expect(emitted).toEqual(["contractRequest.listChanged"]);
    expect(asks).toEqual([{ type: asked.type }, { type: asked.type }]);
  });

  it("to make an offer returns to the typed values when it is set aside", async () => {
    const { actor, offer, confirm, step, view } = start({ send: [timeout] });
    await offer(good);
    confirm();
    await step("notDone");
    actor.send({ type: "contractRequest.abandoned" });
    expect(view()).toMatchObject({
      step: "offer",
      offer: { values: { rate: "1.2" } },
    });
  });
});

describe("the upline agent", () => {
  const contract = sampleContract({ state: "AWAITING_UPLINE", side: "ABOVE" });

  it("is never asked to end other contracts", async () => {
    const { actor, confirm, step, view } = start({ send: [lower] });
    actor.send({
      type: "contractRequest.aboveAnswered",
      contract,
      accept: true,
    });
    expect(view()).toMatchObject({
      step: "confirm",
      intent: { kind: "answerAbove", accept: true },
    });
    confirm();
    await step("list");
    expect(view()).toMatchObject({
      failure: { reason: "LOWER_RATE_CONFIRM" },
      ending: [],
    });
  });

  it("can answer only contracts that await their answer", () => {
    const { actor, view } = start();
    actor.send({
      type: "contractRequest.aboveAnswered",
      contract: asked,
      accept: true,
    });
    expect(view().step).toBe("list");
  });

  it.each([
    [true, "NEW", "ACTIVE", "done"],
    [false, "NEW", "REJECTED", "done"],
    [true, "TERMINATION", "TERMINATED", "done"],
    [false, "TERMINATION", "ACTIVE", "done"],
    [true, "NEW", "REJECTED", "overtaken"],
    [false, "NEW", "ACTIVE", "overtaken"],
    [true, "NEW", "AWAITING_UPLINE", "open"],
  ] as const)(
    "answers %s to a %s contract that is now %s: %s",
    (accept, kind, state, verdict) => {
      const outcome = outcomeOf(
        { kind: "answerAbove", contract: { ...contract, kind }, accept },
        [{ ...contract, kind, state }],
      );
      expect(typeof outcome === "object" ? "done" : outcome).toBe(verdict);
    },
  );
});

describe("intents and offers", () => {
  it("have an open outcome without an intent or without its contract", () => {
    expect(outcomeOf(undefined, [asked])).toBe("open");
    const act = { kind: "act", contract: asked, action: "ACCEPT" } as const;
    expect(outcomeOf(act, [])).toBe("open");
    expect(
      outcomeOf(act, [sampleContract({ id: "other", state: "ACTIVE" })]),
    ).toBe("open");
  });

  it.each([
    ["TERMINATED", "NEW", "done"],
    ["AWAITING", "TERMINATION", "done"],
    ["AWAITING_UPLINE", "TERMINATION", "done"],
    ["REJECTED", "TERMINATION", "overtaken"],
    ["AWAITING", "NEW", "overtaken"],
  ] as const)(
    "resolve a requested termination in %s, %s: %s",
    (state, kind, verdict) => {
      const contract = sampleContract({ state: "ACTIVE" });
      const outcome = outcomeOf(
        { kind: "act", contract, action: "TERMINATE" },
        [sampleContract({ state, kind })],
      );
      expect(typeof outcome === "object" ? "done" : outcome).toBe(verdict);
    },
  );

  it.each([
    [{}, true],
    [{ state: "ACTIVE" }, true],
    [{ party: "fern" }, false],
    [{ type: "DAILY" }, false],
    [{ periodKind: "M" }, false],
    [{ rate: "1.21" }, false],
    [{ activeMembers: 1 }, false],
    [{ periodValidBet: "1" }, false],
    [{ periodProfitLoss: "-1" }, false],
    [{ betAmount: "0.01" }, false],
    [{ kind: "TERMINATION" }, false],
    [{ state: "REJECTED" }, false],
    [{ state: "CANCELLED" }, false],
    [{ state: "TERMINATED" }, false],
    [{ state: "unknown" }, false],
  ] satisfies [Partial<Contract>, boolean][])(
    "find an offer in a contract with %j: %s",
    (over, found) => {
      const offer = offerOf({
        type: "DIVIDEND",
        values: { ...allZero, downline: "brook", rate: "1.2", periodKind: "W" },
        limits,
      });
      if (!offer) throw new Error("It is sound.");
      const now = sampleContract({
        party: "brook",
        type: "DIVIDEND",
        periodKind: "W",
        rate: "1.20",
        activeMembers: 0,
        periodValidBet: "0.00",
        ...over,
      });
      expect(outcomeOf({ kind: "offer", offer }, [now])).toEqual(
        found ? { done: now } : "open",
      );
    },
  );

  const allZero: OfferValues = {
    downline: "",
    rate: "",
    activeMembers: "0",
    periodValidBet: "0",
    periodProfitLoss: "0",
    betAmount: "0",
    periodKind: "",
  };

  it("build an offer from trimmed values", () => {
    expect(
      offerOf({
        type: "HOURLY",
        values: {
          downline: " brook ",
          rate: " 1.2 ",
          activeMembers: " 12 ",
          periodValidBet: " 100 ",
          periodProfitLoss: "-5.5",
          betAmount: "7",
          periodKind: "H",
        },
        limits,
      }),
    ).toEqual({
      downline: "brook",
      type: "HOURLY",
      rate: "1.2",
      activeMembers: 12,
      periodValidBet: "100",
      periodProfitLoss: "-5.5",
      betAmount: "7",
      periodKind: "H",
    });
    const sound = {
      ...allZero,
      downline: "brook",
      rate: "1.2",
      periodKind: "W",
    };
    const of = (over: Partial<OfferValues>) => ({
      type: "DIVIDEND" as const,
      values: { ...sound, ...over },
      limits,
    });
    expect(offerOf(of({}))).toBeDefined();
    expect(offerOf({ ...of({}), type: undefined })).toBeUndefined();
    expect(offerOf({ ...of({}), limits: undefined })).toBeUndefined();
    expect(offerOf(of({ downline: "  " }))).toBeUndefined();
    expect(offerOf(of({ rate: " " }))).toBeUndefined();
    expect(offerProblems(of({ rate: " " })).rate).toBe("required");
    expect(offerProblems(of({ periodKind: "" })).periodKind).toBe("required");
    expect(offerProblems(of({ periodKind: "Y" })).periodKind).toBe("choice");
  });

  it.each([
    ["999999999", undefined],
    ["1000000000", "number"],
    ["", "number"],
    ["1.5", "number"],
    ["x1", "number"],
    ["1x", "number"],
  ] as const)("require a whole number of members: %j: %s", (count, problem) => {
    expect(
      offerProblems({
        type: "DAILY",
        values: { ...allZero, activeMembers: count },
        limits,
      }).activeMembers,
    ).toBe(problem);
  });

  it.each([
    // Counted from the lowest rate, not from zero.
    ["0.35", { rateMin: "0.05", rateMax: "1", rateStep: "0.1" }, undefined],
    ["0.3", { rateMin: "0.05", rateMax: "1", rateStep: "0.1" }, "step"],
    ["0.3", { rateMin: "0", rateMax: "1", rateStep: "0.25" }, "step"],
    ["0.75", { rateMin: "0", rateMax: "1", rateStep: "0.25" }, undefined],
    ["0.123", { rateMin: "0", rateMax: "1", rateStep: "0" }, undefined],
    ["3", { rateMin: "1", rateMax: "9", rateStep: "2" }, undefined],
    ["4", { rateMin: "1", rateMax: "9", rateStep: "2" }, "step"],
  ] as const)(
    "check the step of rate %s with limits %j: %s",
    (rate, over, problem) => {
      expect(
        offerProblems({
          type: "DIVIDEND",
          values: { ...allZero, rate },
          limits: { ...limits, ...over },
        }).rate,
      ).toBe(problem);
    },
  );
});
