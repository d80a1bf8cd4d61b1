import { assign } from "xstate";
import { login, plainDefect } from "./login.setup.ts";
/** Ways in that have no form, so no password that is judged: another site's sign-in (LGN-06), and a trial (LGN-07). */
export const otherWays = {
  awaitingProvider: login.createStateConfig({
    entry: assign({ failedElsewhere: true }),
    invoke: {
      src: "socialSignIn",
      input: ({ context }) => ({ provider: context.provider ?? "google" }),
      onDone: [
        {
          guard: ({ event }) => "ok" in event.output,
          target: "settling",
          actions: { type: "letIn", params: ({ event }) => event.output },
        },
        {
          target: "editing",
          actions: { type: "refuse", params: ({ event }) => event.output },
        },
      ],
      onError: { target: "editing", actions: assign({ failure: plainDefect }) },
    },
    on: { "login.abandoned": "editing" },
  }),

  startingTrial: login.createStateConfig({
    entry: assign({ failedElsewhere: true }),
    invoke: {
      src: "freePlay",
      onDone: [
        {
          guard: ({ event }) => "ok" in event.output,
          target: "settling",
          actions: { type: "letIn", params: ({ event }) => event.output },
        },
        {
          target: "editing",
          actions: { type: "refuse", params: ({ event }) => event.output },
        },
      ],
      onError: { target: "editing", actions: assign({ failure: plainDefect }) },
    },
  }),
};
