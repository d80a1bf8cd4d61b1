/** The caller's session, as the gate sees it. */
export type GateSession = "unknown" | "guest" | "trial" | "full";

/** What is to be opened; the gate passes it on unchanged. */
export type GateIntent =
  | {
      readonly kind: "play";
      /** The game's address. */
      readonly address: string;
      readonly mode: "REAL" | "DEMO";
      /** Name of the game, for the title of its page. */
      readonly name: string;
    }
  | {
      readonly kind: "gamePopup";
      readonly vassalage: string;
      readonly gameType: string;
      readonly gameCode: string;
      readonly mode: "REAL" | "DEMO";
      /** Name of the game or of whatever led to it, for the title of the popup. */
      readonly name: string;
    }
  | {
      readonly kind: "panel";
      readonly panel: "member" | "agent";
      readonly page: string | undefined;
    };

export interface LaunchGateContext {
  readonly session: GateSession;
  readonly intent: GateIntent | undefined;
}

export type LaunchGateEvent =
  | { type: "launchGate.requested"; intent: GateIntent }
  /** The session changed, a finished login included. */
  | { type: "launchGate.sessionChanged"; session: GateSession }
  /** The login popup was closed without logging in. */
  | { type: "launchGate.loginAbandoned" }
  /** The warning that a real account is needed was read. */
  | { type: "launchGate.warningRead" };

export type LaunchGateEmitted =
  | { type: "launchGate.loginNeeded" }
  | { type: "launchGate.passed"; intent: GateIntent };
