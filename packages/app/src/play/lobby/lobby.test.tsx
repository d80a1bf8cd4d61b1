import { screen, waitFor, within } from "@testing-library/react";
import {
  sampleAnnouncement,
  sampleGames,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import {
  dialog,
  renderWithHome,
  type Portal,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const onWire = (count: number) =>
  sampleGames(count).map((game) => ({ ...game, gameName: game.name }));
const types = () =>
  screen.findByRole("navigation", { name: wordsOf("lobby.categories.label") });
const filters = () =>
  screen.findByRole("group", { name: wordsOf("lobby.filter.label") });
const box = () =>
  screen.findByRole("searchbox", { name: wordsOf("lobby.search.label") });
const pick = async ({ user }: Portal, name: string) =>
  user.click(
    await within(await types())
      .findByRole("link", { name })
      .catch(() => screen.findByRole("button", { name })),
  );
const hot = () =>
  screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });

/** Waits until callbacks for the next animation frame have run. */
const nextPicture = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );

/** The platform's categories, each with one provider. */
const lanes = (...categories: string[]): Handlers => ({
  gameVendor: () => ({
    data: {
      lanes: categories.map((gameCategory) => ({
        gameCategory,
        vendors: ["LUMEN"],
        cards: { LUMEN: { vassalage: "LUMEN", title: "Lumen Works" } },
      })),
    },
  }),
  gameMenus: () =>
    categories.map((gameType, index) => ({
      gameType,
      sort: categories.length - index,
    })),
});

describe("the category menu", () => {
  it("has Home, categories in the platform's order, Promotions and Favourites, and none without providers", async () => {
    const empty = { gameCategory: "PVP", vendors: [], cards: {} };
    await renderWithHome("/", {
      handlers: {
        ...lanes("LIVE", "RNG"),
        gameVendor: () => ({
          data: {
            lanes: [
              empty,
              ...["LIVE", "RNG"].map((gameCategory) => ({
                gameCategory,
                vendors: ["LUMEN"],
                cards: {},
              })),
            ],
          },
        }),
      },
    });
    const words = within(await types())
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(words).toEqual([
      "Home",
      "Slots",
      "Live casino",
      "Promotions",
      "Favourites",
    ]);
  });

  // RTE-14, LOB-41
  it("starts at Home; Promotions opens the promotions and Home leads back", async () => {
    const portal = await renderWithHome("/");
    expect(
      within(await types()).getByRole("link", { name: wordsOf("hd_home") }),
    ).toHaveAttribute("aria-current", "page");
    await pick(portal, "Promotions");
    await screen.findByRole("heading", { level: 1, name: wordsOf("hd_event") });
    expect(portal.address()).toBe("/promotions");
    portal.go("/rng");
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_rng") });
    await pick(portal, "Home");
    await hot();
    expect(portal.address()).toBe("/");
  });

  // LOB-19
  it("asks a visitor who picks Favourites to log in, and changes nothing", async () => {
    const portal = await renderWithHome("/");
    await pick(portal, "Favourites");
    await dialog(wordsOf("login.title"));
    expect(portal.address()).toBe("/");
    expect(screen.getByText(wordsOf("lobby.hot.title"))).toBeInTheDocument();
  });

  // LOB-21
  it("asks a visitor who picks the e-lottery to log in", async () => {
    const portal = await renderWithHome("/", { handlers: lanes("ELOTT") });
    await portal.user.click(
      await within(await types()).findByRole("button", {
        name: wordsOf("con_elott"),
      }),
    );
    await dialog(wordsOf("login.title"));
    expect(portal.address()).toBe("/");
    expect(portal.calls()).not.toContain("vnLotteryLaunch");
  });

  // LOB-20
  it("launches the e-lottery for a member", async () => {
    const portal = await renderWithHome("/", {
      visitor: "full",
      handlers: lanes("ELOTT"),
    });
    await portal.user.click(
      await within(await types()).findByRole("button", {
        name: wordsOf("con_elott"),
      }),
    );
    await waitFor(() => expect(portal.address()).toBe("/lottery"));
    await waitFor(() =>
      expect(portal.requests("vnLotteryLaunch")).toEqual([
        expect.objectContaining({ lottoArea: "LOTT" }),
      ]),
    );
  });

  // LOB-20
  it("warns a trial user who picks the e-lottery", async () => {
    const portal = await renderWithHome("/", {
      visitor: "trial",
      handlers: lanes("ELOTT"),
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await portal.user.click(
      await within(await types()).findByRole("button", {
        name: wordsOf("con_elott"),
      }),
    );
    await dialog(wordsOf("gate.realAccount.title"));
    expect(portal.address()).toBe("/");
    expect(portal.calls()).not.toContain("vnLotteryLaunch");
  });
});

describe("the search", () => {
  // LOB-08
  it("searches all games for the trimmed term, and returns to the home page when cleared", async () => {
    const { user, requests, address } = await renderWithHome("/");
    await hot();
    await user.type(await box(), "  kites {Enter}");
    await screen.findByRole("heading", { name: "Results for “kites”" });
    // The home page's rails request games too, so the search is found by its term.
    const search = expect.objectContaining({ gameName: "kites", pageNo: 1 });
    await waitFor(() => expect(requests("gamesList")).toContainEqual(search));
    expect(requests("gamesList")).not.toContainEqual(
      expect.objectContaining({
        gameName: "kites",
        gameType: expect.anything(),
      }),
    );
    expect(
      screen.queryByRole("heading", { name: wordsOf("lobby.hot.title") }),
    ).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("lobby.results.clear") }),
    );
    await hot();
    expect(address()).toBe("/");
  });

  it("shows that nothing matches, and offers to clear the search", async () => {
    const { user } = await renderWithHome("/?q=zzz", {
      handlers: { gamesList: () => ({ games: [], totalPages: 0 }) },
    });
    await screen.findByRole("heading", { name: "No game matches “zzz”" });
    expect(
      screen.queryByRole("navigation", { name: wordsOf("games.pager") }),
    ).not.toBeInTheDocument();
    expect(await box()).toHaveValue("zzz");
    await user.click(
      within(screen.getByRole("main"))
        .getAllByRole("button", { name: wordsOf("lobby.results.clear") })
        .at(-1) ?? document.body,
    );
    await hot();
    expect(await box()).toHaveValue("");
  });
});

describe("the home page", () => {
  // LOB-09, LOB-27, LOB-28, OPN-80
  it("shows a member at most twelve hot and recent games, and loads favourites as one long page", async () => {
    const { requests } = await renderWithHome("/", {
      visitor: "full",
      handlers: {
        hotGames: () => ({ list: onWire(20) }),
        recentList: () => ({ list: onWire(20), totalPages: 1 }),
      },
    });
    for (const name of ["Hot games", "Recent"]) {
      await waitFor(() => {
        const section = screen
          .getByRole("heading", { name })
          .closest("section");
        expect(section?.querySelectorAll("article")).toHaveLength(12);
      });
    }
    await screen.findByRole("heading", {
      name: wordsOf("lobby.sections.favourites"),
    });
    expect(requests("recentList")).toEqual([{ pageNo: 1, pageSize: 12 }]);
    expect(requests("favouriteList")).toEqual([{ pageNo: 1, pageSize: 999 }]);
  });

  // LOB-37
  it("offers favourites, recent games, search, notices and promotions within the portal", async () => {
    const { user, address } = await renderWithHome("/", {
      visitor: "full",
      handlers: {
        announcements: () => ({
          player: [
            sampleAnnouncement({
              id: "1",
              title: "A new hall opens",
              execution: "A",
            }),
          ],
        }),
      },
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    const show = async (name: string) =>
      user.click(within(await filters()).getByRole("button", { name }));
    await show("Favourites");
    await waitFor(() => expect(address()).toBe("/?filter=FAV"));
    await show("Recent");
    await waitFor(() => expect(address()).toBe("/?filter=RECENT"));
    await show("All");
    await user.type(await box(), "kites{Enter}");
    await waitFor(() => expect(address()).toBe("/?q=kites"));
    await user.click(screen.getByRole("button", { name: "A new hall opens" }));
    expect(await dialog(wordsOf("notices.title"))).toHaveTextContent(
      "A new hall opens",
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await user.click(
      within(await types()).getByRole("link", { name: wordsOf("hd_event") }),
    );
    await screen.findByRole("heading", { level: 1, name: wordsOf("hd_event") });
    expect(address()).toBe("/promotions");
  });

  it("shows all hot games in two rows under the hot filter (OPN-80)", async () => {
    await renderWithHome("/?filter=HOT", {
      handlers: { hotGames: () => ({ list: onWire(20) }) },
    });
    const strip = await screen.findByRole("list", {
      name: wordsOf("lobby.hot.title"),
    });
    await waitFor(() =>
      expect(strip.querySelectorAll("article")).toHaveLength(20),
    );
    expect(strip).toHaveAttribute("data-rows", "two");
  });

  it("invites a visitor to log in instead of showing recent and favourite games", async () => {
    const { user, calls } = await renderWithHome("/");
    const section = (
      await screen.findByRole("heading", {
        name: wordsOf("lobby.sections.mine"),
      })
    ).closest("section");
    if (!section) throw new Error("There is no section.");
    await user.click(
      within(section).getByRole("button", {
        name: wordsOf("lobby.sections.login"),
      }),
    );
    await dialog(wordsOf("login.title"));
    expect(calls()).not.toContain("recentList");
  });

  it.each(
    someOf(["hotGames", "recentList", "favouriteList", "winnerBoard"] as const),
  )("keeps a failure of %s in its own section, with a retry", async (name) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const portal = await renderWithHome("/", {
      visitor: "full",
      before: ({ platform }) =>
        platform.fail(name, { code: "FORBIDDEN", status: 403 }),
    });
    const failure = await screen.findByText(wordsOf("error.FORBIDDEN"));
    await within(screen.getByRole("main")).findByRole("heading", {
      name: wordsOf("con_rng"),
    });
    expect(screen.getAllByText(wordsOf("error.FORBIDDEN"))).toHaveLength(1);
    portal.platform.fail(name, undefined);
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await waitFor(() => expect(failure).not.toBeInTheDocument());
    expect(
      screen.queryByText(wordsOf("error.FORBIDDEN")),
    ).not.toBeInTheDocument();
  });

  // LOB-23
  it.each(["Favourites", "Recent"])(
    "asks a visitor who filters by %s to log in, and keeps the filter",
    async (name) => {
      const { user, address } = await renderWithHome("/");
      await screen.findByRole("button", { name: wordsOf("header.login") });
      await user.click(within(await filters()).getByRole("button", { name }));
      await dialog(wordsOf("login.title"));
      expect(address()).toBe("/");
    },
  );

  it.each(
    someOf([
      ["Favourites", "/?filter=FAV", "Favourite games"],
      ["Recent", "/?filter=RECENT", "Recent games"],
      ["Hot", "/?filter=HOT", "Hot games"],
    ]),
  )("filtered by %s shows a member that list only", async (name, at, label) => {
    const first = await renderWithHome("/", { visitor: "full" });
    await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await first.user.click(
      within(await filters()).getByRole("button", { name }),
    );
    await waitFor(() => expect(first.address()).toBe(at));
    const main = within(screen.getByRole("main"));
    await waitFor(() =>
      expect(
        main.queryByRole("heading", { name: wordsOf("con_rng") }),
      ).not.toBeInTheDocument(),
    );
    expect((await main.findAllByLabelText(label)).length).toBeGreaterThan(0);
  });

  it.each([
    ["/?filter=FAV", "Favourite games"],
    ["/?filter=RECENT", "Recent games"],
  ])("opens a member's %s directly", async (at, label) => {
    await renderWithHome(at, { visitor: "full" });
    const list = await screen.findByLabelText(label);
    expect(
      within(list).getByRole("button", { name: "Play Ember Orchard" }),
    ).toBeInTheDocument();
  });

  it.each(["/?filter=FAV", "/?filter=RECENT"])(
    "invites a visitor to log in at %s",
    async (at) => {
      await renderWithHome(at);
      await screen.findByRole("heading", {
        name: wordsOf("lobby.sections.mine"),
      });
    },
  );
});

describe("a category", () => {
  // LOB-13, LOB-26
  it("lists All before its providers, and choosing a provider starts at page one of 28 games", async () => {
    const { user, requests, address } = await renderWithHome("/rng?page=2", {
      handlers: {
        gamesList: () => ({ games: onWire(2), totalPages: 3, total: 60 }),
      },
    });
    const menu = await screen.findByRole("group", {
      name: wordsOf("lobby.vendors.label"),
    });
    await within(menu).findByRole("button", { name: "Kite & Co" });
    const [all, first] = within(menu).getAllByRole("button");
    expect(all).toHaveAccessibleName(wordsOf("lobby.filter.all"));
    expect(first).toHaveAccessibleName("Lumen Works");
    await waitFor(() =>
      expect(requests("gamesList")).toContainEqual(
        expect.objectContaining({ gameType: "RNG", pageNo: 2, pageSize: 28 }),
      ),
    );
    await user.click(within(menu).getByRole("button", { name: "Kite & Co" }));
    await waitFor(() => expect(address()).toBe("/rng?vendor=KITE"));
    await waitFor(() =>
      expect(requests("gamesList")).toContainEqual(
        expect.objectContaining({ vassalage: "KITE", pageNo: 1 }),
      ),
    );
    await user.click(
      within(menu).getByRole("button", { name: wordsOf("lobby.filter.all") }),
    );
    await waitFor(() => expect(address()).toBe("/rng"));
  });

  // LOB-13, LOB-15
  it.each(
    someOf([
      [1, 0],
      [2, 1],
    ]),
  )("with %d pages has %d pagers", async (totalPages, pagers) => {
    await renderWithHome("/live", {
      handlers: { gamesList: () => ({ games: onWire(2), totalPages }) },
    });
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(
      screen.queryAllByRole("navigation", { name: wordsOf("games.pager") }),
    ).toHaveLength(pagers);
  });

  it("starts another page at the top of its list, and Back returns to the previous page", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user, address, back } = await renderWithHome("/live", {
      handlers: { gamesList: () => ({ games: onWire(2), totalPages: 3 }) },
    });
    const pager = await screen.findByRole("navigation", {
      name: wordsOf("games.pager"),
    });
    scrolled.mockClear();
    await user.click(
      within(pager).getByRole("button", { name: wordsOf("ui.pager.next") }),
    );
    await waitFor(() => expect(address()).toBe("/live?page=2"));
    const list = screen.getByRole("list", { name: wordsOf("con_live") });
    const head = list.closest("[tabindex='-1']");
    await waitFor(() => expect(head).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([head]);
    await back();
    await waitFor(() => expect(address()).toBe("/live"));
    // The browser restores the scroll position.
    expect(scrolled).toHaveBeenCalledOnce();
    scrolled.mockRestore();
  });

  // LOB-14
  it("shows a message when it has no games", async () => {
    await renderWithHome("/live", {
      handlers: { gamesList: () => ({ games: [], totalPages: 0 }) },
    });
    await screen.findByRole("heading", {
      name: wordsOf("lobby.results.empty"),
    });
    expect(
      screen.getByText(wordsOf("lobby.results.emptyHint")),
    ).toBeInTheDocument();
  });

  it("shows the notices of its category and provider, and opens one when pressed", async () => {
    const { user, requests } = await renderWithHome("/rng?vassalage=KITE", {
      handlers: {
        gameAnnouncements: () => ({
          list: [
            {
              id: "1",
              title: "Kites rest tonight",
              content: "<p>Until dawn.</p>",
            },
          ],
        }),
      },
    });
    await user.click(
      await screen.findByRole("button", { name: "Kites rest tonight" }),
    );
    expect(
      await within(await dialog(wordsOf("notices.title"))).findByRole(
        "article",
        {
          name: "Kites rest tonight",
        },
      ),
    ).toHaveTextContent("Until dawn.");
    expect(requests("gameAnnouncements")).toEqual([
      { gameType: "RNG", vassalage: "KITE", language: "EN" },
    ]);
  });

  it("shows a message and a retry when its games cannot be loaded", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const portal = await renderWithHome("/live", {
      before: ({ platform }) => platform.fail("gamesList", "network"),
    });
    await screen.findByText("Network link is abnormal, please try again");
    portal.platform.fail("gamesList", undefined);
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
  });
});

describe("an address with an unknown page or provider", () => {
  const two: Handlers = {
    gameVendor: () => ({
      data: {
        lanes: [
          {
            gameCategory: "SPORTS",
            vendors: ["FARPOST", "LASTLAP"],
            cards: {
              FARPOST: { vassalage: "FARPOST", title: "Farpost" },
              LASTLAP: { vassalage: "LASTLAP", title: "Lastlap" },
            },
          },
          {
            gameCategory: "FISH",
            vendors: ["DEEPW"],
            cards: {
              DEEPW: {
                vassalage: "DEEPW",
                title: "Deepwhistle",
                isGame: "VASSALAGE",
              },
            },
          },
        ],
      },
    }),
  };
  const listing = (known: string): Handlers => ({
    ...two,
    gamesList: ({ vassalage, pageNo }) => {
      const found = vassalage === undefined || vassalage === known;
      const games = found && pageNo <= 3 ? onWire(2) : [];
      return { games, totalPages: found ? 3 : 0, total: found ? 60 : 0 };
    },
  });

  it("redirects a page beyond the last to the last", async () => {
    const { address } = await renderWithHome("/fish?page=999", {
      handlers: listing("DEEPW"),
    });
    await waitFor(() => expect(address()).toBe("/fish?page=3"));
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
  });

  it("shows that the list's provider is unknown, and leads to all", async () => {
    const { user } = await renderWithHome("/fish?vassalage=NOPE", {
      handlers: listing("DEEPW"),
    });
    await screen.findByRole("heading", {
      name: "There is no provider “NOPE” here",
    });
    await user.click(
      screen.getByRole("button", { name: wordsOf("lobby.results.allVendors") }),
    );
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
  });

  it("shows an unknown provider above the provider cards, and marks a known one", async () => {
    const { user } = await renderWithHome("/sports?vassalage=NOPE", {
      handlers: two,
    });
    await screen.findByText(/There is no provider “NOPE” here/);
    const footer = within(screen.getByRole("contentinfo"));
    const links = await footer.findAllByRole("link", { name: "Lastlap" });
    for (const link of links.slice(-1)) await user.click(link);
    const card = await screen.findByRole("button", { name: "Play Lastlap" });
    await waitFor(() => expect(card).toHaveFocus());
    expect(card).toHaveAttribute("aria-current", "true");
    expect(screen.queryByText(/There is no provider/)).not.toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "Play Farpost" }),
    ).not.toHaveAttribute("aria-current");
  });

  it.each(someOf(["the address", "a link"]))(
    "does not scroll when a dialog opens over a provider named by %s, and returns the focus to the opener",
    async (how) => {
      const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
      const { user } = await renderWithHome(
        how === "a link" ? "/sports" : "/sports?vassalage=LASTLAP",
        { handlers: two },
      );
      const footer = within(await screen.findByRole("contentinfo"));
      const links = await footer.findAllByRole("link", { name: "Lastlap" });
      if (how === "a link")
        for (const link of links.slice(-1)) await user.click(link);
      const card = await screen.findByRole("button", { name: "Play Lastlap" });
      await waitFor(() => expect(card).toHaveFocus());
      scrolled.mockClear();
      const header = within(screen.getByRole("banner"));
      const opener = header.getByRole("button", {
        name: wordsOf("lobby.sections.login"),
      });
      await user.click(opener);
      await dialog(wordsOf("login.title"));
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await nextPicture();
      expect(opener).toHaveFocus();
      expect(scrolled).not.toHaveBeenCalled();
      scrolled.mockRestore();
    },
  );

  it.each(
    someOf(["its card", "its name in the footer", "its logo in the footer"]),
  )("opens a provider's list of games over the page from %s", async (place) => {
    const { user, address } = await renderWithHome("/fish", {
      handlers: listing("DEEPW"),
    });
    const footer = within(await screen.findByRole("contentinfo"));
    const links = () => footer.findAllByRole("link", { name: "Deepwhistle" });
    const pressed =
      place === "its card"
        ? await screen.findByRole("button", { name: "Play Deepwhistle" })
        : (await links()).at(place === "its name in the footer" ? -1 : 0);
    if (pressed) await user.click(pressed);
    const popup = within(await dialog("Deepwhistle"));
    await popup.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(address()).toBe("/fish");
  });
});
