import { launchGateMachine } from "@foyer/flows/launch-gate";
import { atState } from "../../../../packages/flows/src/testing/at-state.ts";
import { reasons, storied } from "./storied.ts";

/** The gate before games and centres. */
export const launchGateStates = storied({
  machine: launchGateMachine,
  ways: {
    warning: () =>
      atState(launchGateMachine, {
        events: [
          { type: "launchGate.sessionChanged", session: "trial" },
          {
            type: "launchGate.requested",
            intent: {
              kind: "play",
              address: "/seamless?gameCode=kites",
              mode: "REAL",
              name: "Paper Kites",
            },
          },
          "warning",
        ],
      }),
  },
  unseen: {
    closed: reasons.nothing,
    "awaiting.session":
      "Nothing yet: a press is kept for the moment until it is known who pressed.",
    "awaiting.login": "The login popup is open: see Flows/Login.",
  },
});
