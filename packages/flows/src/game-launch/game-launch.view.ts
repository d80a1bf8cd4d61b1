import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { gameLaunchMachine } from "./game-launch.machine.ts";

/** What the game's page shows. */
export interface GameLaunchView {
  readonly screen: "loading" | "game" | "maintenance" | "failed";
  /** Address of the frame; set from the moment the platform gave it. */
  readonly url: string | undefined;
  /** The frame has not loaded yet: show the loader over it. */
  readonly frameLoading: boolean;
  /** It takes long: say so and offer a new try. */
  readonly slow: boolean;
  readonly failure: Failure | undefined;
}

/** Turns a snapshot into what the page shows. */
export function gameLaunchView(
  snapshot: SnapshotFrom<typeof gameLaunchMachine>,
): GameLaunchView {
  return {
    screen: screenOf(snapshot),
    url: snapshot.context.url,
    frameLoading: snapshot.matches("opening"),
    slow: snapshot.matches({ opening: "slow" }),
    failure: snapshot.context.failure,
  };
}

function screenOf(
  snapshot: SnapshotFrom<typeof gameLaunchMachine>,
): GameLaunchView["screen"] {
  if (snapshot.matches("launching")) return "loading";
  if (snapshot.matches("underMaintenance")) return "maintenance";
  return snapshot.matches("failed") ? "failed" : "game";
}
