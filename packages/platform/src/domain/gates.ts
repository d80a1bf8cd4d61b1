import type { PlayMode } from "./game-address.ts";

/** Kind of the portal's visitor (SES-01). */
export type SessionKind = "guest" | "trial" | "full";

/** `login`: the login popup. `realAccountNeeded`: the dialog of GAM-17. `open`: proceed. */
export type GateVerdict = "login" | "realAccountNeeded" | "open";

/**
 * Whether a game may be launched: not by a visitor, and by a trial user only as free play (GAM-16 … GAM-18, GAM-07).
 *
 * @example launchGate("trial", "REAL") // "realAccountNeeded"
 */
export function launchGate(session: SessionKind, mode: PlayMode): GateVerdict {
  if (session === "guest") return "login";
  return session === "trial" && mode === "REAL" ? "realAccountNeeded" : "open";
}

/**
 * Whether the member's or the agent's panel may be opened: only by full accounts (GAM-19).
 *
 * @example panelGate("guest") // "login"
 */
export function panelGate(session: SessionKind): GateVerdict {
  return launchGate(session, "REAL");
}
