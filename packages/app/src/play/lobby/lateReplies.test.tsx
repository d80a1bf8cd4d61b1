import { screen, waitFor, within } from "@testing-library/react";
import { sampleGames, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it, vi } from "vitest";
import type { Services } from "../../services/services.ts";
import { thenAnswered } from "../../testing/answered.ts";
import { renderWithHome } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/** A platform whose lists of games are answered when the test says so, in any order. */
function slowLists() {
  const waiting = new Map<string, () => void>();
  const [game] = sampleGames(1);
  const handlers: Handlers = {
    gamesList: ({ gameName, pageNo }) => {
      const key = `${gameName ?? ""} ${pageNo}`;
      return new Promise((resolve) => {
        waiting.set(key, () =>
          resolve({
            games: [{ ...game, gameName: `Found ${key}` }],
            totalPages: 9,
            total: 200,
          }),
        );
      });
    },
  };
  return {
    handlers,
    asked: (key: string) =>
      waitFor(() => expect([...waiting.keys()]).toContain(key)),
    /** Sends the answer, and waits until the page has handled it, whether it is still needed or not. */
    reply: (services: Services, key: string) =>
      thenAnswered(services, () => waiting.get(key)?.()),
  };
}

const results = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("button", { name: /^Play Found / })
    .map((one) => one.textContent);

describe("answers that arrive out of order", () => {
  it("leave the games of the last search term in place", async () => {
    const lists = slowLists();
    const { user, services } = await renderWithHome("/", {
      handlers: lists.handlers,
    });
    const box = await screen.findByRole("searchbox", {
      name: wordsOf("lobby.search.label"),
    });
    for (const term of ["kite", "kites", "moon"]) {
      await user.clear(box);
      await user.type(box, `${term}{Enter}`);
      await lists.asked(`${term} 1`);
    }
    await lists.reply(services, "kites 1");
    await lists.reply(services, "moon 1");
    expect(results()).toEqual(["Found moon 1"]);
    await lists.reply(services, "kite 1");
    expect(results()).toEqual(["Found moon 1"]);
    screen.getByRole("heading", { name: "Results for “moon”" });
  });

  it("leave the page requested last in place, with its number", async () => {
    const lists = slowLists();
    const { user, services } = await renderWithHome("/live", {
      handlers: lists.handlers,
    });
    await lists.asked(" 1");
    await lists.reply(services, " 1");
    const page = async (number: number) =>
      user.click(
        await screen.findByRole("button", {
          name: `Page ${number}`,
        }),
      );
    await page(2);
    await lists.asked(" 2");
    await page(3);
    await lists.asked(" 3");
    await lists.reply(services, " 3");
    expect(results()).toEqual(["Found  3"]);
    await lists.reply(services, " 2");
    expect(results()).toEqual(["Found  3"]);
    expect(screen.getByRole("button", { name: "Page 3" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  it("are dropped when the last request has failed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const lists = slowLists();
    const { user, platform, services } = await renderWithHome("/live?q=kite", {
      handlers: lists.handlers,
    });
    await lists.asked("kite 1");
    platform.fail("gamesList", "network");
    const box = await screen.findByRole("searchbox", {
      name: "Search in Live casino",
    });
    await user.clear(box);
    await user.type(box, "moon{Enter}");
    await screen.findByText("Network link is abnormal, please try again");
    await lists.reply(services, "kite 1");
    expect(results()).toEqual([]);
  });

  it("do not block a new search after a failed one", async () => {
    const lists = slowLists();
    const { user, platform, services } = await renderWithHome("/live?q=kite", {
      handlers: lists.handlers,
      before: (fakes) => fakes.platform.fail("gamesList", "network"),
    });
    await screen.findByText("Network link is abnormal, please try again");
    platform.fail("gamesList", undefined);
    const box = await screen.findByRole("searchbox", {
      name: "Search in Live casino",
    });
    await user.clear(box);
    await user.type(box, "moon{Enter}");
    await lists.asked("moon 1");
    await lists.reply(services, "moon 1");
    expect(results()).toEqual(["Found moon 1"]);
    expect(
      screen.queryByText("Network link is abnormal, please try again"),
    ).not.toBeInTheDocument();
  });
});
