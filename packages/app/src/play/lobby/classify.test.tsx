import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const kindsOf = {
  RNG: [
    { code: "SC", vendors: [] },
    { code: "JP", vendors: ["KITE"] },
    { code: "BG", vendors: [] },
    { code: "ODD", vendors: [] },
  ],
  LIVE: [
    { code: "baccarat", vendors: [] },
    { code: "AHJONG", vendors: [] },
  ],
  FISH: [{ code: "SC", vendors: [] }],
  COCKFIGHT: [],
};
const handlers: Handlers = {
  gameVendor: () => ({
    data: {
      lanes: Object.entries(kindsOf).map(([gameCategory, gameClassify]) => ({
        gameCategory,
        vendors: ["LUMEN", "KITE"],
        cards: {
          LUMEN: { vassalage: "LUMEN", title: "Lumen Works" },
          KITE: { vassalage: "KITE", title: "Kite & Co" },
        },
        gameClassify,
      })),
    },
  }),
};
const kinds = () =>
  screen.findByRole("group", { name: wordsOf("lobby.classify.label") });
const vendors = () =>
  screen.findByRole("group", { name: wordsOf("lobby.vendors.label") });
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
const open = (at: string, brand = {}) =>
  renderPortal(at, { handlers, brand: testBrand(brand) });

describe("a category's subcategories", () => {
  it("are listed by name under its providers, All first (LOB-11, LOB-16, OPN-26)", async () => {
    await open("/live");
    expect(namesIn(await kinds())).toEqual(["All", "Baccarat", "Mahjong"]);
  });

  it("load from page one, and All clears the selection", async () => {
    const { user, requests, address } = await open("/rng?page=2");
    await user.click(
      within(await kinds()).getByRole("button", {
        name: wordsOf("lobby.classify.scratch"),
      }),
    );
    expect(address()).toBe("/rng?class=SC");
    await waitFor(() =>
      expect(requests("gamesList")).toContainEqual(
        expect.objectContaining({ gameClassify: "SC", pageNo: 1 }),
      ),
    );
    await user.click(
      within(await kinds()).getByRole("button", {
        name: wordsOf("lobby.classify.all"),
      }),
    );
    expect(address()).toBe("/rng");
  });

  it("show only their own providers, and choosing a provider clears the selection (LOB-25, LOB-35)", async () => {
    const { user, address } = await open("/rng?class=JP");
    await waitFor(async () =>
      expect(
        within(await vendors()).queryByRole("button", { name: "Kite & Co" }),
      ).toBeInTheDocument(),
    );
    expect(
      within(await vendors()).queryByRole("button", { name: "Lumen Works" }),
    ).not.toBeInTheDocument();
    await user.click(
      within(await vendors()).getByRole("button", { name: "Kite & Co" }),
    );
    expect(address()).toBe("/rng?vendor=KITE");
    await within(await vendors()).findByRole("button", { name: "Lumen Works" });
  });

  it("are left out for fishing (LOB-12) and where none exist, while providers stay (LOB-10)", async () => {
    const portal = await open("/fish");
    await within(await vendors()).findByRole("button", { name: "Kite & Co" });
    expect(
      screen.queryByRole("group", { name: wordsOf("lobby.classify.label") }),
    ).not.toBeInTheDocument();
    portal.go("/?type=COCKFIGHT");
    await within(screen.getByRole("main")).findByRole("heading", {
      name: wordsOf("con_cockfight"),
    });
    await within(await vendors()).findByRole("button", { name: "Kite & Co" });
    expect(
      screen.queryByRole("group", { name: wordsOf("lobby.classify.label") }),
    ).not.toBeInTheDocument();
  });

  it.each(
    someOf([
      [[], false],
      [["CN"], false],
      [["EN"], true],
    ]),
  )(
    "include bingo for the brand's bingo languages %j: %j (LOB-03)",
    async (bingoLanguages, there) => {
      await open("/rng", { bingoLanguages });
      expect(namesIn(await kinds()).includes("Bingo")).toBe(there);
      expect(namesIn(await kinds())).toContain("ODD");
    },
  );
});

describe("the tabs above the slots (LOB-40, OPN-77)", () => {
  it("offer subcategories and select them", async () => {
    const { user, address } = await open("/rng", { bingoLanguages: ["EN"] });
    const tabs = await screen.findByRole("tablist", {
      name: wordsOf("lobby.tabs.label"),
    });
    expect(
      within(tabs)
        .getAllByRole("tab")
        .map((tab) => tab.textContent),
    ).toEqual(["Slots", "Jackpot", "Bingo"]);
    await user.click(
      within(tabs).getByRole("tab", {
        name: wordsOf("lobby.classify.jackpot"),
      }),
    );
    expect(address()).toBe("/rng?class=JP");
    expect(
      within(await kinds()).getByRole("button", {
        name: wordsOf("lobby.classify.jackpot"),
      }),
    ).toHaveAttribute("aria-pressed", "true");
    await within(screen.getByRole("tabpanel")).findByRole("button", {
      name: "Play Tidal Lanterns",
    });
  });

  it.each([
    ["/rng", false],
    ["/live", true],
  ])("are absent at %s with extraTabs %j", async (at, extraTabs) => {
    await open(at, { extraTabs });
    await kinds();
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  });
});
