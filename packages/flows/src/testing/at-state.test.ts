import { afterEach, describe, expect, it, vi } from "vitest";
import { captchaMachine } from "../captcha/captcha.ts";
import { gameLaunchMachine } from "../game-launch/game-launch.ts";
import { logoutMachine } from "../logout/logout.ts";
import {
  answers,
  answersWithin,
  atState,
  silent,
  standsIn,
} from "./at-state.ts";

const confirmed = { type: "logout.confirmed" } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe("atState", () => {
  it("reaches a state that waits for an answer, and stays there", async () => {
    const machine = logoutMachine.provide({ actors: { signOut: silent() } });
    const actor = await atState(machine, { events: [confirmed, "signingOut"] });
    expect(standsIn(actor.getSnapshot())).toEqual(["logout.signingOut"]);
  });

  it("waits for scripted answers and for conditions", async () => {
    const machine = logoutMachine.provide({
      actors: { signOut: answers(undefined) },
    });
    const actor = await atState(machine, {
      events: [confirmed, ({ context }) => context.signedOut],
    });
    expect(standsIn(actor.getSnapshot())).toEqual(["logout.signedOut"]);
  });

  it("advances time only by explicit steps", async () => {
    const machine = gameLaunchMachine.provide({
      actors: { launch: answers({ ok: { url: "about:blank" } }) },
    });
    const request = {
      vassalage: "KITE",
      gameType: "RNG",
      gameCode: "paper-kites",
      gameId: "4",
      mode: "REAL",
    } as const;
    const early = await atState(machine, {
      input: { request },
      events: ["opening", { passesMs: 14_999 }],
    });
    expect(standsIn(early.getSnapshot())).toEqual([
      "gameLaunch.opening.patient",
    ]);
    const late = await atState(machine, {
      input: { request },
      events: ["opening", { passesMs: 15_000 }],
    });
    expect(standsIn(late.getSnapshot())).toEqual(["gameLaunch.opening.slow"]);
  });

  it("reports the actual state when the expected one is not reached", async () => {
    const machine = captchaMachine.provide({
      actors: { loadCaptcha: answers({ error: { reason: "NETWORK" } }) },
    });
    // Only what the wait itself uses: a file that ran before in the same worker may still have timers of its own.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const lost = atState(machine, {
      events: [{ type: "captcha.asked" }, "shown"],
    });
    await Promise.all([
      expect(lost).rejects.toThrow(
        'Not there: shown. It stands at "unavailable"',
      ),
      vi.advanceTimersByTimeAsync(answersWithin),
    ]);
  });
});
