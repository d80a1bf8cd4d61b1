import fc from "fast-check";
import type { Receipt, ReceiptState } from "@foyer/platform/calls";
import { sampleReceipt } from "@foyer/platform/fake";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep, type MoneyBody } from "../money-step/money-step.ts";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { stepSnapshot } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import { withdrawalReceiptMachine } from "./withdrawal-receipt.machine.ts";
import { readBody } from "./withdrawal-receipt.rules.ts";
import type {
  ProofOutput,
  ReadReceiptOutput,
  ReceiptBody,
  WithdrawalReceiptEmitted,
} from "./withdrawal-receipt.types.ts";
import { withdrawalReceiptView } from "./withdrawal-receipt.view.ts";

const minute = 60_000;
const issued = sampleReceipt().issuedAt;
const image = (id: string, type = "image/png", bytes = 3) => ({
  id,
  blob: new Blob([new Uint8Array(bytes)], { type }),
});
const mega = 1024 * 1024;

interface Setup {
  receipt?: Partial<Receipt>;
  /** The platform's successive answers when the record is read again. */
  reads?: ReadReceiptOutput[];
  proofs?: ProofOutput[];
}

function start({ receipt = {}, reads = [], proofs = [] }: Setup = {}) {
  const clock = new SimulatedClock();
  const record = sampleReceipt(receipt);
  const states = { FULL_PAYMENT: "FULL", RECEIVED: "RECEIVED" } as const;
  const bank = modelBank<Receipt, ReceiptBody>({
    answer: (_, body: MoneyBody) => {
      const answer = readBody(body)?.answer ?? "NOT_RECEIVED";
      const state: ReceiptState =
        answer === "NOT_RECEIVED" ? answer : states[answer];
      return { ...record, state };
    },
  });
  const uploads: { id: string; images: readonly Blob[] }[] = [];
  const looks: string[] = [];
  const emitted: WithdrawalReceiptEmitted[] = [];
  let skewMs = 0;
  let wallSkewMs = 0;
  let keys = 0;
  const machine = withdrawalReceiptMachine.provide({
    actors: {
      readReceipt: fromPromise(async ({ input }) => {
        looks.push(input.id);
        return reads.shift() ?? { ok: record };
      }),
      uploadProof: fromPromise(async ({ input }) => {
        uploads.push(input);
        return (
          proofs.shift() ?? {
            ok: input.images.map((_, at) => ({ imageId: `i${at}`, url: "" })),
          }
        );
      }),
      moneyStep: createMoneyStep<ReceiptBody, Receipt>({
        needsSecret: false,
        readBody,
      }).provide({ actors: bank.actors }),
    },
  });
  const open = () => {
    const actor = createActor(machine, {
      clock,
      input: {
        receipt: record,
        platformNow: () => issued + clock.now() + skewMs,
        now: () => issued + clock.now() + wallSkewMs,
        newKey: () => `key-${(keys += 1)}`,
      },
    });
    actor.on("withdrawalReceipt.timeWarned", (event) => {
      emitted.push(event);
    });
    return actor.start();
  };
  const actor = open();
  return {
    actor,
    bank,
    clock,
    emitted,
    looks,
    open,
    uploads,
    /** Time during which no timer ran. */
    sleep: (ms: number) => {
      skewMs += ms;
      wallSkewMs += ms;
    },
    /** Sets the device's clock. */
    setWallClock: (ms: number) => {
      wallSkewMs += ms;
    },
    view: () => withdrawalReceiptView(actor.getSnapshot()),
    choose: (answer: "RECEIVED" | "NOT_RECEIVED" | "FULL_PAYMENT") =>
      actor.send({ type: "withdrawalReceipt.answerChosen", answer }),
    confirm: async (answer: "RECEIVED" | "NOT_RECEIVED" | "FULL_PAYMENT") => {
      actor.send({ type: "withdrawalReceipt.confirmed", answer });
      actor.send({ type: "withdrawalReceipt.confirmed", answer });
      await settle();
    },
  };
}

describe("withdrawal receipt chart", () => {
  const timed = { confirmMinutes: 30, expiresAt: issued + 30 * minute };
  const untimed = { confirmMinutes: undefined, expiresAt: undefined };
  const walk = (over: Partial<Receipt>, platformNow: number) => {
    const record = sampleReceipt(over);
    const as = (state: ReceiptState, more: Partial<Receipt> = {}) => ({
      ...record,
      state,
      ...more,
    });
    const step = "moneyStep";
    const read = "0.withdrawalReceipt.open.clock.rereading";
    const upload = "0.withdrawalReceipt.open.answer.uploading";
    const body: ReceiptBody = {
      id: record.id,
      answer: "RECEIVED",
      imageIds: [],
    };
    const ended = (ok: Receipt) =>
      done(step, { outcome: "done", ok, body, earlier: false, seen: 1 });
    const refused = (
      reason: "ALREADY_SETTLED" | "PROOF_REQUIRED" | "NOT_LOGGED_IN",
    ) => done(step, { outcome: "refused", failure: { reason }, seen: 0 });
    return gaps(withdrawalReceiptMachine, {
      input: {
        receipt: record,
        platformNow: () => platformNow,
        now: () => 0,
        newKey: () => "k",
      },
      distinguish: ({ context }) => [
        context.receipt.state,
        context.receipt.expiresAt,
        context.answer,
        // Pictures are only checked with this answer, and are kept with every other.
        context.answer === "NOT_RECEIVED" && [
          context.images.length,
          context.imageIds.length,
        ],
        context.acknowledged,
      ],
      events: [
        { type: "withdrawalReceipt.answerChosen", answer: "RECEIVED" },
        { type: "withdrawalReceipt.answerChosen", answer: "NOT_RECEIVED" },
        { type: "withdrawalReceipt.reconsidered" },
        { type: "withdrawalReceipt.imagesChanged", images: [image("p")] },
        { type: "withdrawalReceipt.acknowledged", acknowledged: true },
        { type: "withdrawalReceipt.confirmed", answer: "RECEIVED" },
        { type: "withdrawalReceipt.confirmed", answer: "NOT_RECEIVED" },
        { type: "withdrawalReceipt.askedAgain" },
        { type: "withdrawalReceipt.setAside" },
        { type: "withdrawalReceipt.resumed" },
        { type: "withdrawalReceipt.refreshed" },
        ended(as("RECEIVED")),
        ended(as("NOT_RECEIVED")),
        refused("ALREADY_SETTLED"),
        refused("PROOF_REQUIRED"),
        refused("NOT_LOGGED_IN"),
        done(step, { outcome: "free", seen: 0 }),
        failed(step),
        stepSnapshot(),
        done(read, { ok: as("AWAITING") }),
        done(read, { ok: as("AWAITING", untimed) }),
        done(read, { ok: as("AWAITING", timed) }),
        done(read, { ok: as("FULL") }),
        failed(read),
        done(upload, { ok: [{ imageId: "i", url: "" }] }),
        done(upload, { error: { reason: "ALREADY_SETTLED" } }),
        done(upload, { error: { reason: "IMAGE_TYPE" } }),
        failed(upload),
        elapsed("tick", "withdrawalReceipt.open.clock.counting"),
        elapsed("untilNextLook", "withdrawalReceipt.open.clock.overdue"),
      ],
    });
  };

  // WDR-10
  it("reaches every state and drives every transition", () => {
    const walks = [
      walk({ ...timed, forced: true }, issued),
      walk({ ...timed, expiresAt: issued - 1 }, issued),
    ];
    const inAll = (pick: (gap: (typeof walks)[number]) => readonly string[]) =>
      walks
        .map(pick)
        .reduce((one, two) => one.filter((each) => two.includes(each)));
    expect({
      states: inAll(({ states }) => states),
      transitions: inAll(({ transitions }) => transitions),
    }).toEqual({ states: [], transitions: [] });
  });
});

describe("the receipt of a withdrawal", () => {
  it("starts with nothing chosen, and ignores a confirmation without a choice (WDR-01)", async () => {
    const { actor, bank, view } = start();
    await settle();
    expect(view()).toMatchObject({
      phase: "choosing",
      answer: undefined,
      canConfirm: false,
      timer: { secondsLeft: 1800, warned: false, overdue: false },
    });
    actor.send({ type: "withdrawalReceipt.confirmed", answer: "RECEIVED" });
    await settle();
    expect(bank.sendings).toEqual([]);
  });

  it.each([
    ["RECEIVED", "RECEIVED", "received"],
    ["FULL_PAYMENT", "FULL", "full"],
  ] as const)(
    "ends with %s only when that decision is confirmed (WDR-02, WDR-04)",
    async (answer, state, phase) => {
      const { actor, bank, choose, confirm, view } = start();
      await settle();
      choose(answer);
      expect(view()).toMatchObject({ phase: "reviewing", endsIt: true });
      await confirm(answer === "RECEIVED" ? "FULL_PAYMENT" : "RECEIVED");
      expect(bank.sendings).toEqual([]);
      await confirm(answer);
      expect(bank.effects).toEqual([{ id: "P-1001", answer, imageIds: [] }]);
      expect(view().phase).toBe(phase);
      expect(actor.getSnapshot().output).toMatchObject({
        receipt: { state },
        settledBy: "member",
      });
    },
  );

  it("sends nothing when the member reconsiders", async () => {
    const { actor, bank, choose, view } = start();
    await settle();
    choose("RECEIVED");
    actor.send({ type: "withdrawalReceipt.reconsidered" });
    expect(view()).toMatchObject({ phase: "choosing", answer: undefined });
    expect(bank.sendings).toEqual([]);
  });

  it("keeps the pictures when the member goes back, and sends them only with Not received", async () => {
    const { actor, bank, choose, confirm, uploads, view } = start();
    await settle();
    choose("NOT_RECEIVED");
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    actor.send({ type: "withdrawalReceipt.reconsidered" });
    expect(view()).toMatchObject({ phase: "choosing", answer: undefined });
    choose("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      images: [{ id: "p" }],
      canConfirm: true,
    });
    actor.send({ type: "withdrawalReceipt.reconsidered" });
    choose("RECEIVED");
    await confirm("RECEIVED");
    expect(uploads).toEqual([]);
    expect(bank.sendings).toMatchObject([
      { body: { answer: "RECEIVED", imageIds: [] } },
    ]);
  });

  it("accepts Not received only with pictures, and stays open (WDR-03)", async () => {
    const { actor, bank, choose, confirm, uploads, view } = start();
    await settle();
    choose("NOT_RECEIVED");
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      imageProblem: "required",
      endsIt: false,
    });
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p", "text/html")],
    });
    await confirm("NOT_RECEIVED");
    expect(view().imageProblem).toBe("type");
    expect(uploads).toEqual([]);
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p"), image("q", "image/jpeg")],
    });
    await confirm("NOT_RECEIVED");
    expect(uploads).toHaveLength(1);
    expect(bank.effects).toEqual([
      { id: "P-1001", answer: "NOT_RECEIVED", imageIds: ["i0", "i1"] },
    ]);
    expect(view()).toMatchObject({
      phase: "choosing",
      disputed: true,
      timer: undefined,
    });
  });

  it("uploads the pictures once, even if the answer after them is rejected", async () => {
    const { actor, bank, choose, confirm, uploads, view } = start();
    await settle();
    bank.refusals.push({ reason: "NOT_LOGGED_IN", status: 401 });
    choose("NOT_RECEIVED");
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      failure: { reason: "NOT_LOGGED_IN" },
    });
    await confirm("NOT_RECEIVED");
    expect(uploads).toHaveLength(1);
    expect(bank.effects).toHaveLength(1);
  });

  it("keeps the pictures when the upload is rejected", async () => {
    const { actor, choose, confirm, view } = start({
      proofs: [{ error: { reason: "IMAGE_SIZE" } }],
    });
    await settle();
    choose("NOT_RECEIVED");
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      failure: { reason: "IMAGE_SIZE" },
      images: [{ id: "p" }],
    });
  });

  it("shows the received and the remaining amount, and accepts an answer (WDR-05)", async () => {
    const { choose, view } = start({
      receipt: {
        state: "PARTIAL",
        receivedAmount: "200.00",
        remainingAmount: "300.00",
      },
    });
    await settle();
    expect(view()).toMatchObject({
      partial: true,
      receipt: { receivedAmount: "200.00", remainingAmount: "300.00" },
    });
    choose("FULL_PAYMENT");
    expect(view().phase).toBe("reviewing");
  });

  it("requires an acknowledgement that a forced receipt is not refunded (WDR-08)", async () => {
    const { actor, bank, choose, confirm, view } = start({
      receipt: { forced: true },
    });
    await settle();
    choose("RECEIVED");
    expect(view()).toMatchObject({ forced: true, canConfirm: false });
    await confirm("RECEIVED");
    expect(view().acknowledgementMissing).toBe(true);
    expect(bank.sendings).toEqual([]);
    actor.send({ type: "withdrawalReceipt.acknowledged", acknowledged: true });
    expect(view().canConfirm).toBe(true);
    await confirm("RECEIVED");
    expect(view()).toMatchObject({ phase: "received", forced: true });
  });

  it("does not settle a forced receipt automatically", async () => {
    const { bank, clock } = start({ receipt: { forced: true } });
    await settle();
    clock.increment(29 * minute);
    await settle();
    expect(bank.sendings).toEqual([]);
  });

  it("ends immediately when the record is settled", async () => {
    const { actor } = start({ receipt: { state: "FULL" } });
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({
      settledBy: "platform",
    });
  });

  it("reads the record when it was settled meanwhile", async () => {
    const settled = sampleReceipt({ state: "RECEIVED" });
    const { actor, bank, choose, confirm } = start({
      reads: [{ ok: settled }],
    });
    await settle();
    bank.refusals.push({ reason: "ALREADY_SETTLED", status: 409 });
    choose("FULL_PAYMENT");
    await confirm("FULL_PAYMENT");
    expect(actor.getSnapshot().output).toMatchObject({
      receipt: { state: "RECEIVED" },
      settledBy: "platform",
    });
  });

  it("rejects a record with a different id", async () => {
    const { actor, view } = start({
      reads: [{ ok: sampleReceipt({ id: "P-9", state: "FULL" }) }],
    });
    await settle();
    actor.send({ type: "withdrawalReceipt.refreshed" });
    await settle();
    expect(view()).toMatchObject({
      phase: "choosing",
      readFailure: { reason: "MALFORMED" },
    });
  });

  it.each(["dropBefore", "dropAfter"] as const)(
    "takes effect once when the answer is lost (%s) and the page is opened again",
    async (fault) => {
      const { actor, bank, choose, confirm, open } = start();
      await settle();
      bank.faults.push(fault);
      choose("RECEIVED");
      await confirm("RECEIVED");
      actor.stop();
      const later = open();
      await settle();
      expect(withdrawalReceiptView(later.getSnapshot())).toMatchObject({
        phase: "recovering",
        step: { phase: "interrupted", body: { answer: "RECEIVED" } },
      });
      expect(bank.sendings).toHaveLength(1);
      later.send({ type: "withdrawalReceipt.askedAgain" });
      await settle();
      expect(later.getSnapshot().output).toMatchObject({
        settledBy: "member",
      });
      expect(bank.effects).toHaveLength(1);
    },
  );
});

describe("the time left", () => {
  it("is not shown when the platform gives none (OPN-06)", async () => {
    for (const receipt of [
      { expiresAt: undefined },
      { confirmMinutes: undefined },
    ]) {
      const { clock, looks, view } = start({ receipt });
      await settle();
      expect(view().timer).toBeUndefined();
      clock.increment(60 * minute);
      await settle();
      expect(looks).toEqual([]);
    }
  });

  it("triggers one warning, in its last fifth", async () => {
    const { clock, emitted, view } = start();
    await settle();
    clock.increment(24 * minute - 1000);
    expect(view().timer).toMatchObject({ secondsLeft: 361, warned: false });
    clock.increment(1000);
    expect(view().timer).toMatchObject({ secondsLeft: 360, warned: true });
    clock.increment(minute);
    expect(emitted).toEqual([
      { type: "withdrawalReceipt.timeWarned", secondsLeft: 360 },
    ]);
  });

  it("leaves the decision to the platform when it runs out (WDR-07)", async () => {
    const { actor, bank, clock, looks } = start({
      reads: [{ ok: sampleReceipt({ state: "RECEIVED" }) }],
    });
    await settle();
    clock.increment(30 * minute);
    await settle();
    expect(looks).toEqual(["P-1001"]);
    expect(actor.getSnapshot().output).toMatchObject({
      receipt: { state: "RECEIVED" },
      settledBy: "timeout",
    });
    expect(bank.sendings).toEqual([]);
  });

  it("never settles the receipt locally, and keeps asking while the platform has not decided", async () => {
    const { clock, looks, view } = start({
      reads: [{ error: { reason: "NETWORK" } }],
    });
    await settle();
    clock.increment(30 * minute);
    await settle();
    expect(view()).toMatchObject({
      phase: "choosing",
      timer: { secondsLeft: 0, overdue: true },
      readFailure: { reason: "NETWORK" },
    });
    clock.increment(5000);
    await settle();
    clock.increment(5000);
    await settle();
    expect(looks).toHaveLength(3);
    expect(view().readFailure).toBeUndefined();
  });

  it("ends the receipt even while a proof is being chosen", async () => {
    const { actor, choose, clock } = start({
      reads: [{ ok: sampleReceipt({ state: "RECEIVED" }) }],
    });
    await settle();
    choose("NOT_RECEIVED");
    clock.increment(30 * minute);
    await settle();
    expect(actor.getSnapshot().output?.settledBy).toBe("timeout");
  });

  it("follows the platform's time through sleep, throttling and clock changes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.array(
          fc.record({
            sleepMs: fc.nat(20 * minute),
            runMs: fc.nat(5 * minute),
            wallMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
          }),
          { maxLength: 8 },
        ),
        async (minutes, stretches) => {
          const all = start({
            receipt: {
              confirmMinutes: minutes,
              expiresAt: issued + minutes * minute,
            },
          });
          const { actor, bank, clock, looks, setWallClock, sleep, view } = all;
          await settle();
          let passedMs = 0;
          for (const { sleepMs, runMs, wallMs } of stretches) {
            setWallClock(wallMs);
            sleep(sleepMs);
            clock.increment(runMs);
            actor.send({ type: "withdrawalReceipt.resumed" });
            await settle();
            passedMs += sleepMs + runMs;
            const left = Math.max(0, minutes * minute - passedMs);
            expect(view().timer?.secondsLeft).toBe(Math.ceil(left / 1000));
            // The platform is asked when the time is up, and not before.
            expect(looks.length > 0).toBe(left === 0);
            expect(actor.getSnapshot().status).toBe("active");
          }
          expect(bank.sendings).toEqual([]);
          actor.stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(withdrawalReceiptMachine)).toEqual([
    "readReceipt",
    "uploadProof",
  ]);
});

describe("the receipt dialog", () => {
  it("starts with the record alone", () => {
    const { view } = start();
    expect(view()).toEqual({
      phase: "checking",
      receipt: sampleReceipt(),
      partial: false,
      disputed: false,
      answer: undefined,
      endsIt: false,
      images: [],
      imageProblem: undefined,
      timer: undefined,
      forced: false,
      acknowledged: false,
      acknowledgementMissing: false,
      failure: undefined,
      readFailure: undefined,
      elsewhere: false,
      step: expect.objectContaining({ phase: "checking", wantsSecret: false }),
      canConfirm: false,
    });
  });

  it("shows the upload, then the sending", async () => {
    const { actor, choose, view } = start();
    await settle();
    choose("NOT_RECEIVED");
    expect(view().canConfirm).toBe(false);
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    expect(view().canConfirm).toBe(true);
    const phases = new Set<string>();
    actor.subscribe(() => phases.add(view().phase));
    actor.send({ type: "withdrawalReceipt.confirmed", answer: "NOT_RECEIVED" });
    await settle();
    expect([...phases]).toEqual(["uploading", "sending", "choosing"]);
  });

  it("shows no timer once the receipt is settled, and forgets the choice", async () => {
    const { choose, confirm, view } = start();
    await settle();
    choose("RECEIVED");
    await confirm("RECEIVED");
    expect(view()).toMatchObject({
      phase: "received",
      timer: undefined,
      answer: undefined,
      canConfirm: false,
    });
  });
});

describe("a proof", () => {
  const proving = async (setup: Setup) => {
    const all = start(setup);
    await settle();
    all.choose("NOT_RECEIVED");
    all.actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    return all;
  };

  it.each([
    [[image("1", "image/jpeg", 5 * mega), image("2"), image("3")], undefined],
    [[image("1"), image("2"), image("3"), image("4")], "count"],
    [[image("1", "image/gif")], "type"],
    [[image("1", "image/png", 5 * mega + 1)], "size"],
  ] as const)(
    "is limited to three pictures of 5 MB, PNG or JPG (RWD-10, %#)",
    async (images, problem) => {
      const { actor, confirm, uploads, view } = await proving({});
      actor.send({ type: "withdrawalReceipt.imagesChanged", images });
      await confirm("NOT_RECEIVED");
      expect(view().imageProblem).toBe(problem);
      expect(uploads).toHaveLength(problem === undefined ? 1 : 0);
    },
  );

  it("does not count as uploaded when the platform returns no picture", async () => {
    const { bank, confirm, view } = await proving({ proofs: [{ ok: [] }] });
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      failure: { reason: "UNKNOWN" },
    });
    expect(bank.sendings).toEqual([]);
  });

  it("survives a defect, and can be uploaded again", async () => {
    const actor = createActor(
      withdrawalReceiptMachine.provide({
        actors: {
          moneyStep: createMoneyStep<ReceiptBody, Receipt>({
            needsSecret: false,
            readBody,
          }).provide({
            actors: modelBank<Receipt, ReceiptBody>({
              answer: () => sampleReceipt(),
            }).actors,
          }),
        },
      }),
      {
        clock: new SimulatedClock(),
        input: {
          receipt: sampleReceipt(),
          platformNow: () => issued,
          now: () => issued,
          newKey: () => "k",
        },
      },
    ).start();
    await settle();
    const view = () => withdrawalReceiptView(actor.getSnapshot());
    actor.send({
      type: "withdrawalReceipt.answerChosen",
      answer: "NOT_RECEIVED",
    });
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    actor.send({ type: "withdrawalReceipt.confirmed", answer: "NOT_RECEIVED" });
    await settle();
    expect(view()).toMatchObject({
      phase: "proving",
      failure: { reason: "UNKNOWN" },
      images: [{ id: "p" }],
    });
    // The record cannot be read either: that is shown, and nothing else changes.
    actor.send({ type: "withdrawalReceipt.refreshed" });
    await settle();
    expect(view()).toMatchObject({
      phase: "proving",
      readFailure: { reason: "UNKNOWN" },
    });
  });

  it("is uploaded again after a change, which also clears its error", async () => {
    const { actor, bank, confirm, uploads, view } = await proving({});
    bank.refusals.push({ reason: "NOT_LOGGED_IN", status: 401 });
    await confirm("NOT_RECEIVED");
    actor.send({ type: "withdrawalReceipt.imagesChanged", images: [] });
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({ imageProblem: "required" });
    actor.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("q")],
    });
    expect(view().imageProblem).toBeUndefined();
    await confirm("NOT_RECEIVED");
    expect(uploads).toHaveLength(2);
    expect(uploads[1]).toMatchObject({ id: "P-1001" });
  });

  it("returns to the choice and reads the record when that was settled meanwhile", async () => {
    const { confirm, looks, view } = await proving({
      proofs: [{ error: { reason: "ALREADY_SETTLED" } }],
    });
    await confirm("NOT_RECEIVED");
    expect(looks).toEqual(["P-1001"]);
    expect(view()).toMatchObject({ phase: "choosing", images: [] });
  });

  it("is requested when the platform requires one", async () => {
    const { bank, choose, confirm, view } = start();
    await settle();
    bank.refusals.push({ reason: "PROOF_REQUIRED", status: 422 });
    choose("FULL_PAYMENT");
    await confirm("FULL_PAYMENT");
    expect(view()).toMatchObject({
      phase: "proving",
      answer: "NOT_RECEIVED",
      failure: { reason: "PROOF_REQUIRED" },
    });
  });

  it("requires the acknowledgement of a forced receipt as well", async () => {
    const { actor, confirm, uploads, view } = await proving({
      receipt: { forced: true },
    });
    expect(view().canConfirm).toBe(false);
    await confirm("NOT_RECEIVED");
    expect(view()).toMatchObject({
      phase: "proving",
      acknowledgementMissing: true,
      imageProblem: undefined,
    });
    expect(uploads).toEqual([]);
    actor.send({ type: "withdrawalReceipt.acknowledged", acknowledged: true });
    expect(view()).toMatchObject({
      acknowledged: true,
      acknowledgementMissing: false,
    });
    await confirm("NOT_RECEIVED");
    expect(uploads).toHaveLength(1);
  });
});

describe("an answer that does not go through", () => {
  it("stays in review with the reason until the member acts", async () => {
    const { actor, bank, choose, confirm, view } = start();
    await settle();
    bank.refusals.push({ reason: "NOT_LOGGED_IN", status: 401 });
    choose("RECEIVED");
    await confirm("RECEIVED");
    expect(view()).toMatchObject({
      phase: "reviewing",
      answer: "RECEIVED",
      failure: { reason: "NOT_LOGGED_IN" },
      canConfirm: true,
    });
    actor.send({ type: "withdrawalReceipt.reconsidered" });
    expect(view()).toMatchObject({ phase: "choosing", failure: undefined });
  });

  it("is not sent when another tab was faster, which is shown until the next choice", async () => {
    const { actor, bank, choose, confirm, looks, open, view } = start();
    const other = open();
    await settle();
    choose("RECEIVED");
    other.send({
      type: "withdrawalReceipt.answerChosen",
      answer: "NOT_RECEIVED",
    });
    other.send({
      type: "withdrawalReceipt.imagesChanged",
      images: [image("p")],
    });
    other.send({ type: "withdrawalReceipt.confirmed", answer: "NOT_RECEIVED" });
    await settle();
    expect(bank.effects).toHaveLength(1);
    await confirm("RECEIVED");
    expect(bank.effects).toHaveLength(1);
    expect(view()).toMatchObject({ phase: "choosing", elsewhere: true });
    expect(looks).toEqual(["P-1001"]);
    choose("RECEIVED");
    expect(view().elsewhere).toBe(false);
    // What the other tab did has been seen: now the confirmation counts.
    await confirm("RECEIVED");
    expect(bank.effects).toHaveLength(2);
    expect(actor.getSnapshot().output).toMatchObject({ settledBy: "member" });
  });

  it("is sent again with the same key, automatically and on request", async () => {
    const { actor, bank, choose, clock, confirm, view } = start();
    await settle();
    bank.faults.push("dropBefore", "dropBefore");
    choose("RECEIVED");
    await confirm("RECEIVED");
    expect(view()).toMatchObject({
      phase: "sending",
      step: { phase: "doubting" },
    });
    clock.increment(1000);
    await settle();
    actor.send({ type: "withdrawalReceipt.askedAgain" });
    await settle();
    expect(new Set(bank.sendings.map(({ key }) => key)).size).toBe(1);
    expect(bank.effects).toHaveLength(1);
    expect(view()).toMatchObject({ phase: "received", step: undefined });
  });

  it("can be set aside after an earlier visit, and a new choice is possible", async () => {
    const { actor, bank, choose, confirm, open } = start();
    await settle();
    bank.faults.push("dropAfter");
    choose("RECEIVED");
    await confirm("RECEIVED");
    actor.stop();
    const later = open();
    await settle();
    later.send({ type: "withdrawalReceipt.setAside" });
    await settle();
    expect(withdrawalReceiptView(later.getSnapshot())).toMatchObject({
      phase: "choosing",
      step: undefined,
      elsewhere: false,
    });
  });

  it("stays pending when the record says meanwhile that it is settled", async () => {
    const { actor, bank, choose, confirm, view } = start({
      reads: [{ ok: sampleReceipt({ state: "FULL" }) }],
    });
    await settle();
    bank.faults.push("dropBefore");
    choose("RECEIVED");
    await confirm("RECEIVED");
    actor.send({ type: "withdrawalReceipt.refreshed" });
    await settle();
    expect(view()).toMatchObject({
      phase: "sending",
      receipt: { state: "FULL" },
    });
  });
});

describe("the time for confirming a receipt", () => {
  it.each([
    // A fifth would be less than a minute, or more than ten.
    [2, 60],
    [120, 600],
    [30, 360],
  ])(
    "of %i minutes triggers a warning with %i seconds left",
    async (minutes, left) => {
      const { clock, emitted } = start({
        receipt: {
          confirmMinutes: minutes,
          expiresAt: issued + minutes * minute,
        },
      });
      await settle();
      clock.increment(minutes * minute - left * 1000 - 1000);
      expect(emitted).toEqual([]);
      clock.increment(1000);
      expect(emitted).toEqual([
        { type: "withdrawalReceipt.timeWarned", secondsLeft: left },
      ]);
    },
  );

  it("triggers no warning when it is over", async () => {
    const { emitted, view } = start({ receipt: { expiresAt: issued } });
    await settle();
    expect(view().timer).toMatchObject({ secondsLeft: 0, overdue: true });
    expect(emitted).toEqual([]);
  });

  it("is read again on request, and a successful read clears the failure", async () => {
    const later = sampleReceipt({ expiresAt: issued + 60 * minute });
    const { actor, looks, view } = start({
      reads: [{ error: { reason: "NETWORK" } }, { ok: later }],
    });
    await settle();
    actor.send({ type: "withdrawalReceipt.refreshed" });
    await settle();
    expect(view()).toMatchObject({ readFailure: { reason: "NETWORK" } });
    actor.send({ type: "withdrawalReceipt.refreshed" });
    await settle();
    expect(looks).toHaveLength(2);
    expect(view()).toMatchObject({
      readFailure: undefined,
      timer: { secondsLeft: 3600 },
    });
  });

  it.each([
    ["RECEIVED", 31, "timeout"],
    ["RECEIVED", 30, "timeout"],
    ["RECEIVED", 29, "platform"],
    ["FULL", 31, "platform"],
  ] as const)(
    "counts %s after %i minutes as settled by the %s",
    async (state, minutes, settledBy) => {
      const { actor, sleep } = start({
        reads: [{ ok: sampleReceipt({ state }) }],
      });
      await settle();
      sleep(minutes * minute);
      actor.send({ type: "withdrawalReceipt.refreshed" });
      await settle();
      expect(actor.getSnapshot().output).toMatchObject({ settledBy });
    },
  );

  it("never counts as run out when the platform gives no end", async () => {
    const { actor } = start({
      receipt: { state: "RECEIVED", expiresAt: undefined },
    });
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({ settledBy: "platform" });
  });
});

it("reads only a valid answer from the journal", () => {
  const sound = { id: "P-1", answer: "RECEIVED", imageIds: ["i"] };
  expect(readBody(sound)).toEqual(sound);
  expect(readBody({ ...sound, answer: "PERHAPS" })).toBeUndefined();
  expect(readBody({ ...sound, id: 7 })).toBeUndefined();
  expect(readBody({ ...sound, imageIds: "i" })).toBeUndefined();
});
