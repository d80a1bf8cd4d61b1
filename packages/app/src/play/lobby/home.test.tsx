import { screen, waitFor, within } from "@testing-library/react";
import type { BrandFile } from "@foyer/platform/brand";
import { sampleLane, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const lanes: Handlers = {
  gameVendor: () => ({
    data: {
      lanes: ["RNG", "LIVE", "FISH", "SPORTS"].map((gameCategory) => {
        const lane = sampleLane({ gameCategory });
        return { ...lane, cards: Object.fromEntries(lane.cards) };
      }),
    },
  }),
  sportsMatches: () => ({
    list: [
      {
        id: "1",
        gameType: "SPORTS",
        vassalage: "KITE",
        league: "Harbour League",
        home: "Northwater",
        away: "Lindenfield",
        startsAt: Date.now() - 60_000,
        state: "LIVE",
        minute: 37,
        homeScore: 1,
        awayScore: 0,
      },
    ],
  }),
};

const laneOf = (gameCategory: string, vendors: readonly string[]) => ({
  gameCategory,
  vendors,
  cards: Object.fromEntries(
    vendors.map((vassalage) => [vassalage, { vassalage, title: vassalage }]),
  ),
});

/** Headings of the home page's sections, in reading order. */
const parts = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

const home = (
  layout: BrandFile["layout"],
  over: Partial<BrandFile> = {},
  handlers: Handlers = {},
) =>
  renderPortal("/", {
    brand: testBrand({ ...over, ...(layout && { layout }) }),
    handlers: { ...lanes, ...handlers },
  });

const oneBanner: Handlers = {
  announcements: () => ({
    banners: [
      { groupName: "w_home", url: "/week.png", title: "A week of lanterns" },
    ],
    player: [],
  }),
};

describe("the home page", () => {
  it("has the default layout when the brand sets none", async () => {
    await home(undefined);
    await waitFor(() =>
      expect(parts()).toEqual([
        "Hot games",
        wordsOf("lobby.sections.mine"),
        wordsOf("lobby.sections.guest"),
        "Slots",
        "Live casino",
        "Fishing",
        "Recent wins",
      ]),
    );
    expect(document.documentElement.dataset["look"]).toBe(
      "poster bar bottom open natural wide",
    );
  });

  it("follows a sports brand's own sections, order and rails (CFG-21, CRD-05)", async () => {
    const { requests } = await home({
      home: {
        sections: ["matches", "tools", "categories", "vendors"],
        rails: ["FISH", "RNG"],
      },
      gameCard: "tile",
      pictures: "toned",
    });
    await waitFor(() =>
      expect(parts()).toEqual(["Matches", "Fishing", "Slots", "Providers"]),
    );
    expect(
      await screen.findByRole("button", { name: /Open .*Kite/ }),
    ).toBeInTheDocument();
    const main = within(screen.getByRole("main"));
    expect(
      main
        .getByRole("searchbox")
        .compareDocumentPosition(
          main.getByRole("heading", { name: wordsOf("sports.matches.title") }),
        ) & Node.DOCUMENT_POSITION_PRECEDING,
    ).toBeTruthy();
    // What is not shown is not requested.
    expect(requests("winnerBoard")).toEqual([]);
    expect(requests("hotGames")).toEqual([]);
    expect(document.documentElement.dataset["look"]).toBe(
      "tile bar bottom open toned wide",
    );
  });

  it("lists each provider once, linked to the first category that has it", async () => {
    await home(
      { home: { sections: ["vendors"] } },
      {},
      {
        gameVendor: () => ({
          data: {
            lanes: [
              laneOf("RNG", ["LUMEN", "TERN"]),
              laneOf("LIVE", ["QUAY", "LUMEN"]),
            ],
          },
        }),
      },
    );
    const menu = await screen.findByRole("navigation", {
      name: wordsOf("lobby.vendors.label"),
    });
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/rng?vassalage=LUMEN",
      "/rng?vassalage=TERN",
      "/live?vassalage=QUAY",
    ]);
  });

  it("reserves space for the matches while they load, with a link to all of them", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const asked = new Promise((resolve) => (answer = resolve));
    await home(
      { home: { sections: ["matches", "hot"] } },
      {},
      {
        sportsMatches: async () => {
          await asked;
          return { list: [] };
        },
      },
    );
    // The placeholder shown while its code loads is a different element.
    const section = () =>
      screen.findByRole("region", { name: wordsOf("sports.matches.title") });
    await waitFor(async () =>
      expect(
        within(await section()).getByRole("link", {
          name: wordsOf("lobby.sections.all"),
        }),
      ).toBeVisible(),
    );
    expect((await section()).querySelectorAll("li")).toHaveLength(6);
    answer(undefined);
    expect(
      await screen.findByRole("heading", {
        name: wordsOf("sports.matches.empty"),
      }),
    ).toBeInTheDocument();
  });

  it("shows the first promotions with a link to all when the brand includes them", async () => {
    await home({ home: { sections: ["promotions"] } });
    const section = await screen.findByRole("region", {
      name: wordsOf("hd_event"),
    });
    expect(within(section).getAllByRole("article").length).toBeGreaterThan(0);
    expect(
      within(section).getByRole("link", {
        name: wordsOf("lobby.sections.all"),
      }),
    ).toHaveAttribute("href", "/promotions");
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });

  it.each([
    ["shown", 1],
    ["spoken", 0],
  ] as const)(
    "has banner titles %s as the brand sets",
    async (bannerTitles, written) => {
      await home(
        { home: { sections: ["banner"] } },
        { bannerTitles },
        oneBanner,
      );
      const carousel = await screen.findByRole("region", {
        name: wordsOf("lobby.banner.label"),
      });
      expect(carousel).toHaveTextContent("A week of lanterns");
      expect(carousel.querySelectorAll("img ~ span > span").length).toBe(
        written,
      );
    },
  );

  it("always shows banner titles when they are beside the pictures", async () => {
    await home(
      { home: { sections: ["banner"] }, banner: { shape: "split" } },
      { bannerTitles: "spoken" },
      oneBanner,
    );
    const carousel = await screen.findByRole("region", {
      name: wordsOf("lobby.banner.label"),
    });
    expect(carousel.querySelectorAll("img ~ span > span").length).toBe(1);
  });
});
