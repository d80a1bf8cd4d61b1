import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/* Which messages of a game's frame are trusted, out of everything that can be sent to a page. */

const seamless = "/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites";
const origin = "https://games.example";
const moved = { type: "foyer:balance" };

const open = async () => {
  const portal = await renderPortal(seamless, { visitor: "full" });
  const frame = await screen.findByTitle(wordsOf("game.title"));
  if (!(frame instanceof HTMLIFrameElement)) throw new Error("It is no frame.");
  const say = (from: string, source: Window | null, data: unknown) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent("message", { origin: from, source, data }),
      ),
    );
  const reads = () => portal.requests("balance").length;
  return { inside: frame.contentWindow, say, reads };
};

/** The same pseudo-random numbers below `below` every time. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe("messages to a game's page", () => {
  it.each([
    "https://games.example.evil.example",
    "https://evilgames.example",
    "https://games.example:8443",
    "https://games.example@evil.example",
    "https://games.example/",
    "http://games.example",
    "https://GAMES.example",
    "https://eu.games.example",
    "https://games.exampl",
    "null",
    "",
    "*",
  ])("are ignored when the frame's origin is %j", async (from) => {
    const { inside, say, reads } = await open();
    const before = reads();
    say(from, inside, moved);
    expect(reads()).toBe(before);
    say(origin, inside, moved);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it("are ignored in 1,000 malformed variants without breaking the page", async () => {
    const { inside, say, reads } = await open();
    const before = reads();
    const next = numbers(11);
    const circle: Record<string, unknown> = { type: "foyer:other" };
    circle["self"] = circle;
    const types = ["foyer:balances", "balance", "", 7, null, ["foyer:balance"]];
    const shapes: readonly (() => unknown)[] = [
      () => undefined,
      () => null,
      () => next(1e9),
      () => "foyer:balance".slice(0, next(14)),
      () => JSON.stringify(moved),
      () => [moved],
      () => ({ type: types[next(types.length)], balance: "9999.00" }),
      () => ({ data: moved }),
      () => circle,
      () => new Map([["type", "foyer:balance"]]),
      () => Object.create(null),
      () => () => moved,
      () => Symbol("foyer:balance"),
      () => "x".repeat(next(10_000)),
    ];
    for (let sent = 0; sent < 1000; sent += 1)
      say(origin, inside, shapes[next(shapes.length)]?.());
    expect(reads()).toBe(before);
    expect(screen.getByTitle(wordsOf("game.title"))).toBeInTheDocument();
    say(origin, inside, moved);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});
