import { assign } from "xstate";
import { otherWays } from "./login.other-ways.ts";
import { recalled } from "./login.rules.ts";
import { login } from "./login.setup.ts";
import { settling } from "./login.settling.ts";
import { trying } from "./login.trying.ts";

/** Comes with the form, so while that is still the start of a try. */
const codeKept = login.createStateConfig({
  on: {
    "login.codeKept": {
      actions: { type: "goOnWithCode", params: ({ event }) => event.code },
    },
  },
}).on;

/** What the person waits for: from what the device remembers to the session that is let in. */
export const form = login.createStateConfig({
  initial: "recalling",
  states: {
    /** What this device remembers is being read; typing is possible already. */
    recalling: {
      on: codeKept,
      invoke: {
        src: "recall",
        onDone: {
          target: "editing",
          actions: assign(({ context, event }) =>
            recalled(
              context,
              "ok" in event.output ? event.output.ok : undefined,
            ),
          ),
        },
        onError: "editing",
      },
    },

    editing: {
      on: {
        ...codeKept,
        "login.submitted": [
          {
            guard: "fieldsAreFilled",
            target: "trying",
            actions: "clearFailure",
          },
          { actions: "showProblems" },
        ],
        "login.tabChosen": {
          actions: [assign({ tab: ({ event }) => event.tab }), "clearFailure"],
        },
        "login.codeRequested": [
          { guard: "numberIsSound", actions: ["clearFailure", "sendCode"] },
          { actions: "showMobileProblem" },
        ],
        "login.socialChosen": {
          target: "awaitingProvider",
          actions: [
            assign({ provider: ({ event }) => event.provider }),
            "clearFailure",
          ],
        },
        "login.freePlayChosen": {
          target: "startingTrial",
          actions: "clearFailure",
        },
      },
    },

    trying,
    ...otherWays,
    settling,
  },
});
