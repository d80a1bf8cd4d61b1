import { assign, setup } from "xstate";
import { accepted, failureOf } from "../shared/answers.ts";
import { defect, type Failure } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { mayHaveArrived, problemsOf } from "./activity-application.rules.ts";
import type {
  ActivityApplicationContext,
  ActivityApplicationEvent,
  ActivityApplicationInput,
  ActivityApplicationOutput,
  ApplyInput,
  ApplyOutput,
  StatusOutput,
} from "./activity-application.types.ts";

/** Automatic status checks before the member is asked what to do. */
const mostTries = 4;
const firstWaitMs = 1000;

/**
 * Applying for an activity with a remark and pictures (W-75, RWD-05). The call has no idempotency key, so after a
 * lost answer the activity's status tells whether the application arrived; it is never sent a second time before that
 * is known.
 */
export const activityApplicationMachine = setup({
  types: {
    context: {} as ActivityApplicationContext,
    events: {} as ActivityApplicationEvent,
    input: {} as ActivityApplicationInput,
    output: {} as ActivityApplicationOutput,
  },
  actors: {
    /** The application call (W-75). */
    apply: unprovidedPromise<ApplyOutput, ApplyInput>("apply"),
    /** Reads the activity's status (W-99). */
    readStatus: unprovidedPromise<StatusOutput, { activityId: string }>(
      "readStatus",
    ),
  },
  delays: {
    untilNextLook: ({ context }) =>
      firstWaitMs * 2 ** Math.max(0, context.tries - 1),
  },
  guards: {
    isSound: ({ context }) => {
      const { commentProblem, imageProblem } = problemsOf(context);
      return commentProblem === undefined && imageProblem === undefined;
    },
    isTired: ({ context }) => context.tries >= mostTries,
  },
  actions: {
    notice: assign((_, failure: Failure) => ({ failure })),
    finish: assign((_, applied: string) => ({ applied })),
    showProblems: assign(({ context }) => problemsOf(context)),
    beginAnew: assign({
      tries: 0,
      failure: undefined,
      notArrived: false,
      commentProblem: undefined,
      imageProblem: undefined,
    }),
  },
}).createMachine({
  id: "activityApplication",
  context: ({ input }) => ({
    ...input,
    comment: "",
    images: [],
    commentProblem: undefined,
    imageProblem: undefined,
    failure: undefined,
    notArrived: false,
    tries: 0,
    applied: undefined,
  }),
  output: ({ context }) => ({ status: context.applied ?? context.status }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "activityApplication.commentChanged": {
          actions: assign(({ event }) => ({
            comment: event.comment,
            commentProblem: undefined,
          })),
        },
        "activityApplication.imagesChanged": {
          actions: assign(({ event }) => ({
            images: event.images,
            imageProblem: undefined,
          })),
        },
        "activityApplication.submitted": [
          { guard: "isSound", target: "applying", actions: "beginAnew" },
          { actions: "showProblems" },
        ],
      },
    },

    applying: {
      invoke: {
        src: "apply",
        input: ({ context }) => ({
          activityId: context.activityId,
          comment: context.comment.trim(),
          images: context.images.map(({ blob }) => blob),
        }),
        onDone: [
          {
            guard: accepted,
            target: "applied",
            actions: {
              type: "finish",
              params: ({ event }) =>
                "ok" in event.output ? event.output.ok.status : "",
            },
          },
          {
            guard: ({ event }) => mayHaveArrived(event.output),
            target: "lookingWhetherItArrived",
            actions: {
              type: "notice",
              params: ({ event }) => failureOf(event.output),
            },
          },
          {
            target: "editing",
            actions: {
              type: "notice",
              params: ({ event }) => failureOf(event.output),
            },
          },
        ],
        onError: {
          target: "lookingWhetherItArrived",
          actions: { type: "notice", params: defect },
        },
      },
    },

    lookingWhetherItArrived: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        src: "readStatus",
        input: ({ context }) => ({ activityId: context.activityId }),
        onDone: [
          {
            guard: ({ event }) => "error" in event.output,
            target: "doubting",
          },
          {
            guard: ({ context, event }) =>
              "ok" in event.output && event.output.ok !== context.status,
            target: "applied",
            actions: {
              type: "finish",
              params: ({ event }) =>
                "ok" in event.output ? event.output.ok : "",
            },
          },
          // The platform has not received it: the values are kept and may be sent again.
          { target: "editing", actions: assign({ notArrived: true }) },
        ],
        onError: "doubting",
      },
    },

    /** The outcome is unknown: the status is checked automatically for a while. */
    doubting: {
      always: { guard: "isTired", target: "unresolved" },
      after: { untilNextLook: "lookingWhetherItArrived" },
      on: { "activityApplication.askedAgain": "lookingWhetherItArrived" },
    },
    unresolved: {
      on: {
        "activityApplication.askedAgain": {
          target: "lookingWhetherItArrived",
          actions: assign({ tries: 0 }),
        },
      },
    },

    applied: { type: "final" },
  },
});
