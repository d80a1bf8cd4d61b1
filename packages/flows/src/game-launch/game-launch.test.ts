import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { gameLaunchMachine } from "./game-launch.ts";
import { gameLaunchView } from "./game-launch.ts";
import type { LaunchOutput, LaunchRequest } from "./game-launch.ts";

const request: LaunchRequest = {
  vassalage: "LUMA",
  gameType: "RNG",
  gameCode: "moon-tide",
  gameId: "1",
  mode: "REAL",
};
const opened: LaunchOutput = { ok: { url: "https://games.example/frame" } };

function start(answers: LaunchOutput[]) {
  const clock = new SimulatedClock();
  const asked: LaunchRequest[] = [];
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: {
        launch: fromPromise(async ({ input }) => {
          asked.push(input);
          return answers.shift() ?? opened;
        }),
      },
    }),
    { input: { request }, clock },
  ).start();
  const view = () => gameLaunchView(actor.getSnapshot());
  const shows = (screen: string) =>
    vi.waitFor(() => expect(view().screen).toBe(screen));
  return { actor, asked, clock, view, shows };
}

describe("game launch chart", () => {
  it("reaches every state and drives every transition", () => {
    const launch = "0.gameLaunch.launching";
    expect(
      gaps(gameLaunchMachine, {
        input: { request },
        events: [
          { type: "gameLaunch.frameLoaded" },
          { type: "gameLaunch.retried" },
          done(launch, opened),
          done(launch, { error: { reason: "GAME_MAINTENANCE" } }),
          done(launch, { error: { reason: "INVALID_URL" } }),
          failed(launch),
          elapsed("patience", "gameLaunch.opening.patient"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("game launch flow", () => {
  it("shows a loader until the frame has loaded", async () => {
    const { actor, view, shows, asked } = start([opened]);
    expect(view().screen).toBe("loading");
    await shows("game");
    expect(view()).toMatchObject({
      url: "https://games.example/frame",
      frameLoading: true,
    });
    actor.send({ type: "gameLaunch.frameLoaded" });
    expect(view().frameLoading).toBe(false);
    expect(asked).toEqual([request]);
  });

  it("reports slow loading after fifteen seconds and can try again", async () => {
    const { actor, clock, view, shows, asked } = start([opened, opened]);
    await shows("game");
    clock.increment(14_999);
    expect(view().slow).toBe(false);
    clock.increment(1);
    expect(view().slow).toBe(true);
    actor.send({ type: "gameLaunch.retried" });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  // ERR-23
  it("shows a separate screen for maintenance", async () => {
    const { view, shows } = start([{ error: { reason: "GAME_MAINTENANCE" } }]);
    await shows("maintenance");
    expect(view().url).toBeUndefined();
  });

  it("shows why it failed and starts again on retry", async () => {
    const { actor, view, shows } = start([
      { error: { reason: "INVALID_URL" } },
      opened,
    ]);
    await shows("failed");
    expect(view().failure).toEqual({ reason: "INVALID_URL" });
    actor.send({ type: "gameLaunch.retried" });
    expect(view().failure).toBeUndefined();
    await shows("game");
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(gameLaunchMachine)).toEqual(["launch"]);
});
