import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import { activityApplicationMachine } from "./activity-application.machine.ts";
import type {
  ApplyInput,
  ApplyOutput,
  StatusOutput,
} from "./activity-application.types.ts";
import { activityApplicationView } from "./activity-application.view.ts";

const image = (id: string, bytes = 3, type = "image/png") => ({
  id,
  blob: new Blob([new Uint8Array(bytes)], { type }),
});
const lost: ApplyOutput = { error: { reason: "NETWORK" } };
const mega = 1024 * 1024;

function start(answers: ApplyOutput[], statuses: StatusOutput[] = []) {
  const clock = new SimulatedClock();
  const sent: ApplyInput[] = [];
  const looks: string[] = [];
  const actor = createActor(
    activityApplicationMachine.provide({
      actors: {
        apply: fromPromise(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? { ok: { status: "Applying" } };
        }),
        readStatus: fromPromise(async ({ input }) => {
          looks.push(input.activityId);
          return statuses.shift() ?? { ok: "Join" };
        }),
      },
    }),
    { clock, input: { activityId: "a1", status: "Join" } },
  ).start();
  const comment = (text: string) =>
    actor.send({ type: "activityApplication.commentChanged", comment: text });
  const submit = async () => {
    actor.send({ type: "activityApplication.submitted" });
    actor.send({ type: "activityApplication.submitted" });
    await settle();
  };
  return {
    actor,
    clock,
    comment,
    looks,
    sent,
    submit,
    view: () => activityApplicationView(actor.getSnapshot()),
  };
}

describe("activity application", () => {
  it("reaches every state and drives every transition", () => {
    const apply = "0.activityApplication.applying";
    const look = "0.activityApplication.lookingWhetherItArrived";
    expect(
      gaps(activityApplicationMachine, {
        input: { activityId: "a1", status: "Join" },
        distinguish: ({ context }) => [context.comment, context.tries],
        events: [
          { type: "activityApplication.commentChanged", comment: "Please" },
          { type: "activityApplication.imagesChanged", images: [] },
          { type: "activityApplication.submitted" },
          { type: "activityApplication.askedAgain" },
          done(apply, { ok: { status: "Applying" } }),
          done(apply, lost),
          done(apply, { error: { reason: "IMAGE_TYPE" } }),
          failed(apply),
          done(look, { ok: "Join" }),
          done(look, { ok: "Applying" }),
          done(look, lost),
          failed(look),
          elapsed("untilNextLook", "activityApplication.doubting"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  // RWD-05
  it("sends the trimmed comment once and ends with the new status", async () => {
    const { actor, comment, sent, submit } = start([]);
    comment("  I was there. ");
    const picture = image("p");
    actor.send({
      type: "activityApplication.imagesChanged",
      images: [picture],
    });
    await submit();
    expect(sent).toEqual([
      { activityId: "a1", comment: "I was there.", images: [picture.blob] },
    ]);
    expect(actor.getSnapshot().output).toEqual({ status: "Applying" });
  });

  // RWD-06
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["ก".repeat(140), undefined],
    ["😀".repeat(140), undefined],
    ["x".repeat(141), "tooLong"],
  ] as const)(
    "accepts a comment of 1 to 140 characters: %s",
    async (text, problem) => {
      const { comment, sent, submit, view } = start([]);
      comment(text);
      await submit();
      expect(view().commentProblem).toBe(problem);
      expect(sent).toHaveLength(problem === undefined ? 1 : 0);
    },
  );

  // RWD-07, RWD-08, RWD-09
  it.each([
    [[image("1", 5 * mega)], undefined],
    [[image("1", 5 * mega + 1)], "size"],
    [[image("1", 3, "image/svg+xml")], "type"],
    [[image("1", 3, "image/jpeg"), image("2"), image("3")], undefined],
    [[image("1"), image("2"), image("3"), image("4")], "count"],
  ] as const)(
    "accepts up to three pictures of at most 5 MB (%#)",
    async (images, problem) => {
      const { actor, comment, sent, submit, view } = start([]);
      comment("Please");
      actor.send({ type: "activityApplication.imagesChanged", images });
      await submit();
      expect(view().imageProblem).toBe(problem);
      expect(sent).toHaveLength(problem === undefined ? 1 : 0);
    },
  );

  it("keeps the comment after a rejection", async () => {
    const { comment, submit, view } = start([
      { error: { reason: "IMAGE_TYPE" } },
    ]);
    comment("Please");
    await submit();
    expect(view()).toMatchObject({
      phase: "editing",
      comment: "Please",
      failure: { reason: "IMAGE_TYPE" },
    });
  });

  it("checks whether it arrived after a lost answer, and does not send again", async () => {
    const { actor, comment, sent, submit } = start(
      [lost],
      [{ ok: "Applying" }],
    );
    comment("Please");
    await submit();
    expect(actor.getSnapshot().output).toEqual({ status: "Applying" });
    expect(sent).toHaveLength(1);
  });

  it("offers to send again once it is certain that nothing arrived", async () => {
    const { comment, submit, view } = start([lost], [{ ok: "Join" }]);
    comment("Please");
    await submit();
    expect(view()).toMatchObject({
      phase: "editing",
      comment: "Please",
      notArrived: true,
    });
  });

  it("checks several times, then waits for the member, and never sends meanwhile", async () => {
    const broken: StatusOutput = { error: { reason: "NETWORK" } };
    const { actor, clock, comment, looks, sent, submit, view } = start(
      [lost],
      [broken, broken, broken, broken],
    );
    comment("Please");
    await submit();
    for (const ms of [1000, 2000, 4000]) {
      expect(view()).toMatchObject({ phase: "doubting", canAsk: true });
      clock.increment(ms);
      await settle();
    }
    expect(looks).toHaveLength(4);
    expect(view().phase).toBe("unresolved");
    actor.send({ type: "activityApplication.submitted" });
    expect(sent).toHaveLength(1);
    actor.send({ type: "activityApplication.askedAgain" });
    await settle();
    expect(view()).toMatchObject({ phase: "editing", notArrived: true });
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(activityApplicationMachine)).toEqual([
    "apply",
    "readStatus",
  ]);
});
