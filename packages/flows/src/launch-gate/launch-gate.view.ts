import type { SnapshotFrom } from "xstate";
import type { launchGateMachine } from "./launch-gate.machine.ts";

/** What the gate shows. */
export interface LaunchGateView {
  /** The warning that a real account is needed stands open. */
  readonly warning: boolean;
  /** Something waits for the login popup that is open. */
  readonly awaitingLogin: boolean;
}

/** Turns a snapshot into what screens show. */
export function launchGateView(
  snapshot: SnapshotFrom<typeof launchGateMachine>,
): LaunchGateView {
  return {
    warning: snapshot.matches("warning"),
    awaitingLogin: snapshot.matches({ awaiting: "login" }),
  };
}
