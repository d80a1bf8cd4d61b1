import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { captchaMachine } from "./captcha.ts";
import type { CaptchaOutput } from "./captcha.ts";
import { captchaView } from "./captcha.ts";

function start(answers: readonly CaptchaOutput[]) {
  const clock = new SimulatedClock();
  const left = [...answers];
  const actor = createActor(
    captchaMachine.provide({
      actors: {
        loadCaptcha: fromPromise(
          async () => left.shift() ?? { error: { reason: "NETWORK" } },
        ),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    clock,
    view: () => captchaView(actor.getSnapshot()),
    loaded: () => waitFor(actor, (snapshot) => !snapshot.matches("loading")),
  };
}

const picture = (key: string): CaptchaOutput => ({
  ok: { image: "aW1n", key },
});

describe("captcha chart", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(captchaMachine, {
        events: [
          { type: "captcha.asked" },
          { type: "captcha.refreshed" },
          done("0.captcha.loading", picture("k")),
          done("0.captcha.loading", { error: { reason: "NETWORK" } }),
          failed("0.captcha.loading"),
          elapsed("throttle", "captcha.shown.fresh"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("a captcha", () => {
  it("is absent until it is requested", async () => {
    const { actor, view, loaded } = start([picture("1")]);
    expect(view()).toMatchObject({ needed: false, source: undefined });
    actor.send({ type: "captcha.refreshed" });
    expect(view().needed).toBe(false);
    actor.send({ type: "captcha.asked" });
    expect(view()).toMatchObject({ needed: true, loading: true });
    await loaded();
    expect(view()).toMatchObject({
      picture: { key: "1" },
      source: "data:image/png;base64,aW1n",
      loading: false,
    });
  });

  it("loads a new picture at most once a second (SMS-09)", async () => {
    const { actor, clock, view, loaded } = start([picture("1"), picture("2")]);
    actor.send({ type: "captcha.asked" });
    await loaded();
    actor.send({ type: "captcha.refreshed" });
    clock.increment(999);
    actor.send({ type: "captcha.refreshed" });
    expect(view()).toMatchObject({ canRefresh: false, picture: { key: "1" } });
    clock.increment(1);
    actor.send({ type: "captcha.refreshed" });
    await loaded();
    expect(view().picture?.key).toBe("2");
  });

  it("loads a new picture whenever the platform asks again, without throttling", async () => {
    const { actor, view, loaded } = start([picture("1"), picture("2")]);
    actor.send({ type: "captcha.asked" });
    await loaded();
    actor.send({ type: "captcha.asked" });
    await loaded();
    expect(view().picture?.key).toBe("2");
  });

  it("stays required when the picture fails to load, and can be reloaded", async () => {
    const { actor, view, loaded } = start([
      { error: { reason: "NETWORK" } },
      picture("1"),
    ]);
    actor.send({ type: "captcha.asked" });
    await loaded();
    expect(view()).toMatchObject({
      needed: true,
      source: undefined,
      canRefresh: true,
    });
    actor.send({ type: "captcha.refreshed" });
    await loaded();
    expect(view().picture?.key).toBe("1");
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(captchaMachine)).toEqual(["loadCaptcha"]);
});
