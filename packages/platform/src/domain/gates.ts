import type { PlayMode } from "./game-address.ts";

/** Who is at the portal (SES-01). */
export type SessionKind = "guest" | "trial" | "full";

/** `login`: the login popup. `realAccountNeeded`: the dialog of GAM-17. `open`: go on. */
export type GateVerdict = "login" | "realAccountNeeded" | "open";

/**
 * Whether a game may be launched: not by a guest, by a trial user as a demo only (GAM-16 … GAM-18, GAM-07).
 *
 * @example launchGate("trial", "REAL") // "realAccountNeeded"
 */
export function launchGate(session: SessionKind, mode: PlayMode): GateVerdict {
  if (session === "guest") return "login";
  return session === "trial" && mode === "REAL" ? "realAccountNeeded" : "open";
}

/**
 * Whether the member's or the agent's panel may be opened: by full accounts (GAM-19).
 *
 * @example panelGate("guest") // "login"
 */
export function panelGate(session: SessionKind): GateVerdict {
  return launchGate(session, "REAL");
}
