import { assign, setup } from "xstate";
import { defect } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  LaunchOutput,
  LaunchRequest,
} from "./game-launch.types.ts";

/**
 * Opening one game in its frame: ask the platform for the address, then wait for the frame.
 *
 * A game under maintenance has a state of its own, because other games are offered there (GAM-34). The machine
 * has no final state: it lives as long as the game's page.
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
    /** When to say that it takes long and to offer a new try; nothing is cancelled. */
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
            guard: ({ event }) => "ok" in event.output,
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
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: defect }) },
      },
    },

    /** The frame stands in the page but has not loaded. */
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
