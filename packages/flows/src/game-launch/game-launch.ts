import { assign, setup, type SnapshotFrom } from "xstate";
import { accepted, failureOf } from "../shared/answers.ts";
import { defect, type Failure, type Result } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";

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

/**
 * Opening one game in its frame: requests the address from the platform, then waits for the frame.
 *
 * A game under maintenance has its own state, because other games are offered there (GAM-34). The machine has no
 * final state: it lives as long as the game's page.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
  },
  actors: {
    /** The launch call (W-38), its address checked against the brand's hosts (ERR-07). */
    launch: unprovidedPromise<LaunchOutput, LaunchRequest>("launch"),
  },
  delays: {
    /** When to say that loading takes long and to offer a retry; nothing is cancelled. */
    patience: 15_000,
  },
}).createMachine({
  id: "gameLaunch",
  context: ({ input }) => ({
    request: input.request,
    url: undefined,
    failure: undefined,
  }),
  initial: "launching",
  states: {
    launching: {
      entry: assign({ url: undefined, failure: undefined }),
      invoke: {
        src: "launch",
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: accepted,
            target: "opening",
            actions: assign({
              url: ({ event }) =>
                "ok" in event.output ? event.output.ok.url : undefined,
            }),
          },
          {
            guard: ({ event }) =>
              "error" in event.output &&
              event.output.error.reason === "GAME_MAINTENANCE",
            target: "underMaintenance",
          },
          {
            target: "failed",
            actions: assign({
              failure: ({ event }) => failureOf(event.output),
            }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: defect }) },
      },
    },

    /** The frame is in the page but has not loaded. */
    opening: {
      initial: "patient",
      on: {
        "gameLaunch.frameLoaded": "playing",
        "gameLaunch.retried": "launching",
      },
      states: {
        patient: { after: { patience: "slow" } },
        slow: {},
      },
    },

    playing: { on: { "gameLaunch.retried": "launching" } },
    underMaintenance: { on: { "gameLaunch.retried": "launching" } },
    failed: { on: { "gameLaunch.retried": "launching" } },
  },
});

/** What the game's page shows. */
export interface GameLaunchView {
  readonly screen: "loading" | "game" | "maintenance" | "failed";
  /** Address of the frame; set once the platform has given it. */
  readonly url: string | undefined;
  /** The frame has not loaded yet: show the loader over it. */
  readonly frameLoading: boolean;
  /** Loading takes long: say so and offer a retry. */
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
