import {
  gameLaunchMachine,
  gameLaunchView,
  type GameLaunchView,
  type LaunchOutput,
} from "@foyer/flows/game-launch";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameFrame } from "@foyer/ui/game-frame";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { errorText } from "../../../packages/app/src/kit/words/errors.ts";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { nothing, flowStories, type Shown } from "./flowStories.tsx";

export default {
  title: "Flows/Game launch",
  tags: ["!autodocs"],
} satisfies Meta;

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

/**
 * A game's page: its frame, or what prevents it from opening. The frame is empty and sends no messages, so the story
 * does not change.
 */
function GameLaunchState({
  view,
  send,
}: Shown<typeof gameLaunchMachine, ReturnType<typeof gameLaunchView>>) {
  const { screen, url, frameLoading, slow, failure } = view;
  const intl = useIntl();
  const retry = () => send({ type: "gameLaunch.retried" });
  if (screen === "maintenance")
    return (
      <EmptyState
        title="This game is under maintenance"
        picture="clock"
        action={
          <Button icon="refresh" onClick={retry}>
            Try again
          </Button>
        }
      >
        Please try again later. Your balance is safe.
      </EmptyState>
    );
  if (screen === "failed" && failure)
    return <ErrorState title={errorText(intl, failure)} onRetry={retry} />;
  const waits = screen === "loading" || frameLoading;
  return (
    <GameFrame
      title="Paper Kites"
      src={url}
      state={slow ? "slow" : waits ? "loading" : "ready"}
      onBack={nothing}
      onReload={retry}
    />
  );
}

const { chart, story } = flowStories({
  name: "Game launch",
  lead: "From pressing a game to playing it in its frame.",
  keywords: ["statechart", "flow", "play", "start", "frame"],
  machine: gameLaunchMachine,
  view: gameLaunchView,
  draw: GameLaunchState,
  layout: "fullscreen",
  phases: {
    of: ({ screen }) => screen,
    all: {
      loading: true,
      game: true,
      maintenance: true,
      failed: true,
    } satisfies Record<GameLaunchView["screen"], true>,
  },
});

export const Statechart: StoryObj = chart;
export const Launching: StoryObj = story(() =>
  launchAt(undefined, ["launching"]),
);
export const Patient: StoryObj = story(() =>
  launchAt(launched, ["opening.patient"]),
);
export const Slow: StoryObj = story(() =>
  launchAt(launched, ["opening.patient", { passesMs: 15_000 }, "opening.slow"]),
);
export const Playing: StoryObj = story(() =>
  launchAt(launched, [
    "opening",
    { type: "gameLaunch.frameLoaded" },
    "playing",
  ]),
);
export const UnderMaintenance: StoryObj = story(() =>
  launchAt({ error: { reason: "GAME_MAINTENANCE" } }, ["underMaintenance"]),
);
export const Failed: StoryObj = story(() =>
  launchAt({ error: { reason: "NETWORK" } }, ["failed"]),
);
