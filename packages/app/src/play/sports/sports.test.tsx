import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { passTime } from "../../testing/answered.ts";
import { pageInBackground } from "../../testing/pageInBackground.ts";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { idleEveryMs, liveEveryMs } from "./matches.ts";
import { wordsOf } from "../../testing/english.ts";

const vendors: Handlers = {
  gameVendor: () => ({
    data: {
      lanes: [
        {
          gameCategory: "SPORTS",
          vendors: ["TOUCHLN"],
          cards: {
            TOUCHLN: { vassalage: "TOUCHLN", title: "Touchline Hall" },
          },
        },
      ],
    },
  }),
};
const match = (over: object = {}) => ({
  id: "1",
  gameType: "SPORTS",
  vassalage: "TOUCHLN",
  league: "Harbour League",
  home: "Northwater",
  away: "Lindenfield",
  startsAt: Date.now() - 60_000,
  state: "LIVE",
  minute: 37,
  homeScore: 1,
  awayScore: 0,
  ...over,
});
const listing = (...list: object[]): Handlers => ({
  ...vendors,
  sportsMatches: () => ({ list }),
});

const section = async () =>
  within(
    await screen.findByRole("region", {
      name: wordsOf("sports.matches.title"),
    }),
  );

// Polling is the only thing here that depends on an interval.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

// GAM-36
describe("the matches of a category", () => {
  // RTE-07
  it.each([
    ["/sports", "SPORTS"],
    ["/esports", "ESPORTS"],
  ])("at %s are requested for that category", async (path, gameType) => {
    const { requests } = await renderPortal(path);
    const matches = await section();
    expect(await matches.findAllByRole("article")).toHaveLength(3);
    expect(requests("sportsMatches")).toEqual([
      expect.objectContaining({ gameType }),
    ]);
  });

  it("show live matches first, and only those of the chosen phase", async () => {
    const { user } = await renderPortal("/sports");
    const matches = await section();
    const names = () =>
      matches.getAllByRole("article").map((card) => card.textContent);
    await matches.findAllByRole("article");
    expect(names()[0]).toContain("Live, minute 37");
    await user.click(
      matches.getByRole("button", { name: wordsOf("sports.phase.results") }),
    );
    expect(names()).toHaveLength(1);
    expect(names()[0]).toContain(wordsOf("ui.matchCard.over"));
    await user.click(
      matches.getByRole("button", { name: wordsOf("sports.phase.toCome") }),
    );
    expect(names()[0]).toContain("Copper Vale");
  });

  it("ask a visitor to log in before their provider opens, and do not link to an unknown provider", async () => {
    const { user, address } = await renderPortal("/sports", {
      handlers: listing(match(), match({ id: "2", vassalage: "GONE" })),
    });
    const matches = await section();
    const buttons = await matches.findAllByRole("button", {
      name: "Open Touchline Hall",
    });
    // The other match's provider is not in this lobby.
    expect(buttons).toHaveLength(1);
    await user.click(
      matches.getByRole("button", { name: "Open Touchline Hall" }),
    );
    await dialog(wordsOf("login.title"));
    expect(address()).toBe("/sports");
  });

  it("open their provider for a full account", async () => {
    const { user, address } = await renderPortal("/sports", {
      visitor: "full",
      handlers: listing(match()),
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await user.click(
      await screen.findByRole("button", { name: "Open Touchline Hall" }),
    );
    await waitFor(() =>
      expect(address()).toBe("/seamless?vassalage=TOUCHLN&gameType=SPORTS"),
    );
  });

  it.each(
    someOf([
      ["/sports", "Touchline Hall", "TOUCHLN", "SPORTS"],
      ["/sports", "Pixelpit", "PIXELPIT", "ESPORTS"],
      ["/esports", "Pixelpit", "PIXELPIT", "ESPORTS"],
    ]),
  )(
    "do not change the category in which %s opens a provider: %s",
    async (path, title, vassalage, gameType) => {
      const lane = (gameCategory: string, code: string, name: string) => ({
        gameCategory,
        vendors: [code],
        cards: { [code]: { vassalage: code, title: name } },
      });
      const { user, address } = await renderPortal(path, {
        visitor: "full",
        handlers: {
          gameVendor: () => ({
            data: {
              lanes: [
                lane("SPORTS", "TOUCHLN", "Touchline Hall"),
                lane("ESPORTS", "PIXELPIT", "Pixelpit"),
              ],
            },
          }),
        },
      });
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
      await user.click(
        await screen.findByRole("button", { name: `Play ${title}` }),
      );
      await waitFor(() =>
        expect(address()).toBe(
          `/seamless?vassalage=${vassalage}&gameType=${gameType}`,
        ),
      );
    },
  );

  it("update the score while the page is visible, and pause in the background", async () => {
    let homeScore = 1;
    const { services, requests } = await renderPortal("/sports", {
      handlers: {
        ...vendors,
        sportsMatches: () => ({ list: [match({ homeScore })] }),
      },
    });
    const matches = await section();
    const card = await matches.findByRole("article");
    const asked = () => requests("sportsMatches").length;
    expect(asked()).toBe(1);
    homeScore = 2;
    await passTime(services, liveEveryMs);
    await waitFor(() =>
      expect(card).toHaveAccessibleName("Northwater 2 Lindenfield 0"),
    );
    expect(asked()).toBe(2);

    pageInBackground(true);
    await passTime(services, 20 * liveEveryMs);
    expect(asked()).toBe(2);

    homeScore = 3;
    pageInBackground(false);
    await passTime(services, liveEveryMs);
    await waitFor(() =>
      expect(card).toHaveAccessibleName("Northwater 3 Lindenfield 0"),
    );
  });

  it("are polled rarely while none is live", async () => {
    const { services, requests } = await renderPortal("/sports", {
      handlers: listing(
        match({ state: "SCHEDULED", startsAt: Date.now() + 3_600_000 }),
      ),
    });
    await (await section()).findByRole("article");
    await passTime(services, 3 * liveEveryMs);
    expect(requests("sportsMatches")).toHaveLength(1);
    await passTime(services, idleEveryMs);
    expect(requests("sportsMatches")).toHaveLength(2);
  });

  it("stay visible when a reload fails, marked as possibly out of date", async () => {
    const { services, platform } = await renderPortal("/sports", {
      handlers: listing(match()),
    });
    const matches = await section();
    await matches.findByRole("article");
    platform.fail("sportsMatches", "network");
    await passTime(services, liveEveryMs);
    await matches.findByText(/Scores may be out of date/);
    expect(matches.getByRole("article")).toBeInTheDocument();
    platform.fail("sportsMatches", undefined);
    await passTime(services, liveEveryMs);
    await waitFor(() =>
      expect(
        matches.queryByText(/Scores may be out of date/),
      ).not.toBeInTheDocument(),
    );
  });

  it("fail on their own: the providers stay, and a retry loads the matches", async () => {
    const { user, platform } = await renderPortal("/sports", {
      handlers: listing(match()),
      before: (fakes) => fakes.platform.fail("sportsMatches", "network"),
    });
    await screen.findByText("Network link is abnormal, please try again");
    await screen.findByRole("button", { name: "Play Touchline Hall" });
    platform.fail("sportsMatches", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await (await section()).findByRole("article");
  });

  it("show a message when there are none", async () => {
    await renderPortal("/sports", { handlers: listing() });
    await screen.findByRole("heading", {
      name: wordsOf("sports.matches.empty"),
    });
  });

  it("are paged, and handle 10,000 matches", async () => {
    const { user } = await renderPortal("/sports", {
      handlers: listing(
        ...Array.from({ length: 10_000 }, (_, index) =>
          match({ id: String(index), home: `Club ${index}` }),
        ),
      ),
    });
    const matches = await section();
    expect(await matches.findAllByRole("article")).toHaveLength(12);
    const pager = within(
      screen.getByRole("navigation", { name: wordsOf("sports.matches.pages") }),
    );
    await user.click(pager.getByRole("button", { name: /834/ }));
    expect(matches.getAllByRole("article")).toHaveLength(4);
  });

  it("show only what is readable in a hostile response", async () => {
    await renderPortal("/sports", {
      handlers: {
        ...vendors,
        sportsMatches: () => ({
          list: [
            null,
            { id: "x" },
            match({ id: "y", startsAt: "soon" }),
            match({ id: "z", home: "<img src=x>", state: "EXPLODED" }),
          ],
        }),
      },
    });
    const matches = await section();
    const card = await matches.findByRole("article");
    expect(card).toHaveTextContent("<img src=x>");
    expect(card).not.toHaveTextContent(wordsOf("sports.phase.live"));
  });
});
