/** What the gate shows. */
export interface LaunchGateView {
  /** The warning that a real account is needed is open. */
  readonly warning: boolean;
  /** A request is pending on the open login popup. */
  readonly awaitingLogin: boolean;
}

/** What is read from the machine's snapshot. */
export interface LaunchGateSnapshot {
  matches(state: "warning" | { readonly awaiting: "login" }): boolean;
}

/** Its first snapshot, for as long as the machine's code is on its way. */
export const firstLaunchGate: LaunchGateSnapshot = { matches: () => false };

/** Turns a snapshot into what screens show. */
export function launchGateView(snapshot: LaunchGateSnapshot): LaunchGateView {
  return {
    warning: snapshot.matches("warning"),
    awaitingLogin: snapshot.matches({ awaiting: "login" }),
  };
}
