import type { Failure, Result } from "../shared/result.ts";

export interface LaunchRequest {
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameCode: string;
  readonly gameId: string;
  readonly mode: "REAL" | "DEMO";
}

export type LaunchOutput = Result<{ readonly url: string }>;

export interface GameLaunchInput {
  readonly request: LaunchRequest;
}

export interface GameLaunchContext {
  readonly request: LaunchRequest;
  /** Address of the frame, checked against the brand's hosts. */
  readonly url: string | undefined;
  readonly failure: Failure | undefined;
}

export type GameLaunchEvent =
  /** The frame's document has loaded. */
  { type: "gameLaunch.frameLoaded" } | { type: "gameLaunch.retried" };
