import { screen, waitFor, within } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { passTime } from "../../testing/answered.ts";
import { pageInBackground } from "../../testing/pageInBackground.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { drawsEveryMs } from "./lotteries.ts";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

const region = async (name: string) =>
  within(await screen.findByRole("region", { name }));

describe("a lottery's page", () => {
  // RTE-12, GAM-35, API-39
  it.each(
    someOf([
      ["/lottery", "LOTT", "LOTT", "LOTT-1", "Old Town Lucky Five"],
      ["/vnLottery", "VN", "LOTT", "VN-1", "River Delta Power Four"],
      ["/seaLottery", "SEA", "SEA", "SEA-1", "South Coast Six Mark"],
    ]),
  )(
    "at %s launches with its own code and shows its numbers",
    async (path, lottoArea, lottoPrizeMode, code, name) => {
      const { requests } = await renderPortal(`${path}?gameCode=${code}`, {
        visitor: "full",
      });
      expect(await screen.findByTitle(name)).toHaveAttribute(
        "src",
        `https://games.example/lottery/${code}`,
      );
      expect(
        screen.getByRole("heading", { level: 1, name }),
      ).toBeInTheDocument();
      await waitFor(() => expect(document.title).toMatch(`${name} · `));
      expect(requests("vnLotteryLaunch")).toEqual([
        expect.objectContaining({
          lottoArea,
          lottoPrizeMode,
          lottoGameCode: code,
          launchMode: "REAL",
          device: "WEB",
          language: "EN",
          backUrl: `${location.origin}/`,
        }),
      ]);
      const own = await region(`${name}: latest draws`);
      expect(
        await own.findAllByRole("list", { name: /numbers$/ }),
      ).toHaveLength(8);
      expect(requests("openedNumbers")).toEqual([
        { lottoGameCode: code, limitNum: 8 },
      ]);
      await region(wordsOf("lottery.recent.title"));
      await waitFor(() =>
        expect(requests("recentLottery")).toEqual([
          { lottoArea, limitNum: 12 },
        ]),
      );
    },
  );

  it("without a code shows the first lottery of its area, and launches without a code", async () => {
    const { requests } = await renderPortal("/lottery", { visitor: "full" });
    await region("Old Town Lucky Five: latest draws");
    await screen.findByTitle("Old Town Lucky Five");
    expect(requests("vnLotteryLaunch")).toEqual([
      expect.objectContaining({ lottoGameCode: "" }),
    ]);
    await waitFor(() =>
      expect(requests("openedNumbers")).toEqual([
        { lottoGameCode: "LOTT-1", limitNum: 8 },
      ]),
    );
  });

  it("launches with the electronic lottery's prize mode when that category lists LOTT", async () => {
    const { requests } = await renderPortal("/vnLottery", {
      visitor: "full",
      handlers: {
        gameVendor: () => ({
          data: {
            lanes: [
              {
                gameCategory: "ELOTT",
                vendors: ["LOTT"],
                cards: { LOTT: { vassalage: "LOTT", title: "House" } },
              },
            ],
          },
        }),
      },
    });
    await screen.findByTitle("River Delta Power Four");
    expect(requests("vnLotteryLaunch")).toEqual([
      expect.objectContaining({ lottoPrizeMode: "ELOTT" }),
    ]);
  });

  it("plays although lobby and numbers cannot be read, and loads the numbers on retry", async () => {
    const { user, platform } = await renderPortal("/lottery?gameCode=LOTT-1", {
      visitor: "full",
      before: ({ platform: { fail } }) => {
        fail("gameVendor", "network");
        fail("openedNumbers", "network");
      },
    });
    await screen.findByTitle("Old Town Lucky Five");
    await screen.findByText("Network link is abnormal, please try again");
    platform.fail("openedNumbers", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await region("Old Town Lucky Five: latest draws");
  });

  it("keeps its numbers during maintenance", async () => {
    await renderPortal("/lottery?gameCode=LOTT-1", {
      visitor: "full",
      before: (fakes) =>
        fakes.platform.fail("vnLotteryLaunch", {
          code: "GAME_MAINTENANCE",
          status: 409,
        }),
    });
    await screen.findByRole("heading", {
      name: wordsOf("game.maintenance.title"),
    });
    await region("Old Town Lucky Five: latest draws");
  });

  it("polls for new draws while the page is visible, and pauses in the background", async () => {
    const { services, requests } = await renderPortal(
      "/lottery?gameCode=LOTT-1",
      { visitor: "full" },
    );
    const own = await region("Old Town Lucky Five: latest draws");
    await own.findAllByRole("list", { name: /numbers$/ });
    const asked = () => requests("openedNumbers").length;
    await passTime(services, drawsEveryMs);
    await waitFor(() => expect(asked()).toBe(2));
    pageInBackground(true);
    await passTime(services, 10 * drawsEveryMs);
    expect(asked()).toBe(2);
  });

  it("keeps the numbers it has when new ones cannot be read, and shows that they may be out of date", async () => {
    const { services, platform } = await renderPortal(
      "/lottery?gameCode=LOTT-1",
      { visitor: "full" },
    );
    const own = await region("Old Town Lucky Five: latest draws");
    await own.findAllByRole("list", { name: /numbers$/ });
    platform.fail("openedNumbers", "network");
    await passTime(services, drawsEveryMs);
    await own.findByText(/may not be the latest/);
    expect(own.getAllByRole("list", { name: /numbers$/ })).toHaveLength(8);
  });
});

describe("an electronic lottery", () => {
  it("opens on the lottery page under its own name, with the draws of its own category", async () => {
    const { requests } = await renderPortal("/lottery?gameCode=QUICK-1", {
      visitor: "full",
    });
    await screen.findByTitle("Harbour One-Minute Five");
    await region("Harbour One-Minute Five: latest draws");
    expect(requests("vnLotteryLaunch")).toEqual([
      expect.objectContaining({ lottoArea: "LOTT", lottoGameCode: "QUICK-1" }),
    ]);
    await waitFor(() =>
      expect(requests("recentLottery")).toContainEqual({
        lottoArea: "ELOTT",
        limitNum: 12,
      }),
    );
  });
});

// RTE-07
describe("the electronic lottery category", () => {
  it("shows only its own draws", async () => {
    const { requests } = await renderPortal("/elott");
    const draws = await region(wordsOf("lottery.recent.title"));
    expect(
      await draws.findByRole("link", { name: "Harbour One-Minute Five" }),
    ).toHaveAttribute("href", "/lottery?gameCode=QUICK-1");
    expect(requests("recentLottery")).toEqual([
      { lottoArea: "ELOTT", limitNum: 12 },
    ]);
    expect(draws.queryByRole("button")).not.toBeInTheDocument();
  });
});

// RTE-07
describe("the lottery category", () => {
  it("shows the latest draws of the selected area, each linked to its lottery", async () => {
    const { user, requests } = await renderPortal("/lott");
    const draws = await region(wordsOf("lottery.recent.title"));
    expect(
      await draws.findByRole("link", { name: "Old Town Lucky Five" }),
    ).toHaveAttribute("href", "/lottery?gameCode=LOTT-1");
    await user.click(
      draws.getByRole("button", { name: wordsOf("lottery.area.vietnam") }),
    );
    expect(
      await draws.findByRole("link", { name: "River Delta Power Four" }),
    ).toHaveAttribute("href", "/vnLottery?gameCode=VN-1");
    expect(requests("recentLottery")).toEqual([
      { lottoArea: "LOTT", limitNum: 12 },
      { lottoArea: "VN", limitNum: 12 },
    ]);
  });

  it("names an unknown lottery by its code, and ignores hostile numbers", async () => {
    await renderPortal("/elott", {
      handlers: {
        vnLotteryMenus: () => [],
        recentLottery: () => ({
          list: [
            { gameCode: "A/B", issue: "1", numbers: "4,7 9", time: 1 },
            { gameCode: "C", issue: "1", numbers: ["<b>"], time: 1 },
            { gameCode: "D", issue: "1", numbers: [], time: 1 },
          ],
        }),
      },
    });
    const draws = await region(wordsOf("lottery.recent.title"));
    expect(await draws.findByRole("link")).toHaveAttribute(
      "href",
      "/lottery?gameCode=A%2FB",
    );
    expect(
      within(draws.getByRole("list", { name: /numbers$/ }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["4", "7", "9"]);
  });

  it("shows a message when there are no draws yet", async () => {
    await renderPortal("/lott", {
      handlers: { recentLottery: () => ({ list: [] }) },
    });
    await screen.findByRole("heading", {
      name: wordsOf("lottery.recent.empty"),
    });
  });
});
