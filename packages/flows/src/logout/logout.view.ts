import type { SnapshotFrom } from "xstate";
import type { logoutMachine } from "./logout.machine.ts";

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
