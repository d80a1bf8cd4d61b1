import { assign, setup, type SnapshotFrom } from "xstate";
import { unprovidedPromise } from "../shared/unprovided.ts";

export type LogoutEvent =
  | { type: "logout.cancelled" }
  | { type: "logout.confirmed" };

export interface LogoutOutput {
  /** False: the member changed their mind and nothing happened (SES-04). */
  readonly signedOut: boolean;
}

/**
 * Logging out: asks first (SES-03), then tells the platform. It starts when the member asks to log out and ends with
 * whether they did.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutOutput,
    events: {} as LogoutEvent,
    output: {} as LogoutOutput,
  },
  actors: {
    /** The logout call (W-03). */
    signOut: unprovidedPromise<unknown>("signOut"),
  },
}).createMachine({
  id: "logout",
  initial: "confirming",
  context: { signedOut: false },
  output: ({ context }) => context,
  states: {
    confirming: {
      on: { "logout.cancelled": "cancelled", "logout.confirmed": "signingOut" },
    },
    signingOut: {
      invoke: {
        src: "signOut",
        onDone: "signedOut",
        // Offline or rejected: the session is over on this device in any case.
        onError: "signedOut",
      },
    },
    signedOut: { type: "final", entry: assign({ signedOut: true }) },
    cancelled: { type: "final" },
  },
});

/** What the prompt shows. */
export interface LogoutView {
  readonly asking: boolean;
  readonly busy: boolean;
}

/** Turns a snapshot into what the prompt shows. */
export function logoutView(
  snapshot: SnapshotFrom<typeof logoutMachine>,
): LogoutView {
  return {
    asking: snapshot.status === "active",
    busy: snapshot.matches("signingOut"),
  };
}
