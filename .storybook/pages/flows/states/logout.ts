import { logoutMachine } from "@foyer/flows/logout";
import {
  atState,
  silent,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { reasons, storied } from "./storied.ts";

const machine = logoutMachine.provide({ actors: { signOut: silent() } });

/** Signing out. */
export const logoutStates = storied({
  machine: logoutMachine,
  ways: {
    confirming: () => atState(machine, { events: ["confirming"] }),
    signingOut: () =>
      atState(machine, {
        events: [{ type: "logout.confirmed" }, "signingOut"],
      }),
  },
  unseen: { signedOut: reasons.over, cancelled: reasons.over },
});
