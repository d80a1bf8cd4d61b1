import { screen, waitFor } from "@testing-library/react";
import { sampleGames } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { renderPortal, type Portal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const seamless = "/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites";
const hot = (closed: readonly number[]) =>
  sampleGames(2).map((game, index) => ({
    ...game,
    gameName: game.name,
    maintenance: closed.includes(index) ? 1 : 0,
  }));
const closedGame = ({ platform }: Pick<Portal, "platform">) =>
  platform.fail("launchGame", { code: "GAME_MAINTENANCE", status: 409 });
const sorry = () =>
  screen.findByRole("heading", { name: wordsOf("game.maintenance.title") });
const others = { name: wordsOf("game.maintenance.others") };

describe("the games offered instead of one under maintenance (GAM-34)", () => {
  it("are reloaded past the session cache, so that none has closed since (GAM-31)", async () => {
    let closed: number[] = [];
    const portal = await renderPortal("/?filter=HOT", {
      visitor: "full",
      handlers: { hotGames: () => ({ list: hot(closed) }) },
      before: closedGame,
    });
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    closed = [0];
    portal.go(seamless);
    await sorry();
    await screen.findByRole("button", { name: "Play Ember Orchard" });
    expect(
      screen.queryByRole("button", { name: "Play Tidal Lanterns" }),
    ).not.toBeInTheDocument();
    expect(portal.requests("hotGames")).toHaveLength(2);
  });

  it.each([
    ["all of them are closed", [0, 1], false],
    ["they cannot be read", [], true],
  ])("are left out when %s", async (_where, closed, fails) => {
    const portal = await renderPortal(seamless, {
      visitor: "full",
      handlers: { hotGames: () => ({ list: hot(closed) }) },
      before: (fakes) => {
        closedGame(fakes);
        if (fails)
          fakes.platform.fail("hotGames", { code: "FORBIDDEN", status: 403 });
      },
    });
    await sorry();
    await waitFor(() => expect(portal.calls()).toContain("hotGames"));
    await waitFor(() =>
      expect(screen.queryByRole("heading", others)).not.toBeInTheDocument(),
    );
    expect(
      screen.getByRole("button", { name: wordsOf("game.maintenance.retry") }),
    ).toBeInTheDocument();
  });
});
