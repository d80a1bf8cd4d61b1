import {
  gameLaunchMachine,
  gameLaunchView,
  type GameLaunchView,
  type LaunchOutput,
} from "@foyer/flows/game-launch";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { storied } from "./storied.ts";

const launched: LaunchOutput = { ok: { url: "about:blank" } };

const launchAt = (
  answer: LaunchOutput | undefined,
  events: readonly Step<typeof gameLaunchMachine>[],
) =>
  atState(
    gameLaunchMachine.provide({
      actors: { launch: answer ? answers(answer) : silent() },
    }),
    {
      input: {
        request: {
          vassalage: "KITE",
          gameType: "RNG",
          gameCode: "paper-kites",
          gameId: "4",
          mode: "REAL",
        },
      },
      events,
    },
  );

/** Opening one game. */
export const gameLaunchStates = storied({
  machine: gameLaunchMachine,
  ways: {
    launching: () => launchAt(undefined, ["launching"]),
    patient: () => launchAt(launched, ["opening.patient"]),
    slow: () =>
      launchAt(launched, [
        "opening.patient",
        { passesMs: 15_000 },
        "opening.slow",
      ]),
    playing: () =>
      launchAt(launched, [
        "opening",
        { type: "gameLaunch.frameLoaded" },
        "playing",
      ]),
    underMaintenance: () =>
      launchAt({ error: { reason: "GAME_MAINTENANCE" } }, ["underMaintenance"]),
    failed: () => launchAt({ error: { reason: "NETWORK" } }, ["failed"]),
  },
  unseen: {},
  phases: {
    of: (snapshot: Parameters<typeof gameLaunchView>[0]) =>
      gameLaunchView(snapshot).screen,
    all: {
      loading: true,
      game: true,
      maintenance: true,
      failed: true,
    } satisfies Record<GameLaunchView["screen"], true>,
  },
});
