import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { gameAddress, gamesOf } from "./harness/games.ts";
import {
  cards,
  header,
  loginDialog,
  openAsMember,
  requests,
} from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const call = "/wps/game/favorite/V2";

describe("a heart", () => {
  more(
    "fills at once, is asked for once, stays after a reload, and empties again",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, { path: "/fish" });
      const asked = requests(page);
      const heart = page.getByRole("button", { name: /^Favourite: / }).first();
      await heart.waitFor();
      await page.clock.install();
      await visit.control.addFault({
        call: "addFavourite",
        kind: "delay",
        delayMs: 500,
      });
      let answered = false;
      const answer = page
        .waitForResponse((one) => one.url().includes(call))
        .then((one) => {
          answered = true;
          return one;
        });
      await heart.dblclick();
      await eventually(heart).toHaveAttribute("aria-pressed", "true");
      expect(answered).toBe(false);
      const saved = await answer;
      expect(saved.ok()).toBe(true);
      expect(saved.request().method()).toBe("POST");
      expect(Object.keys(saved.request().postDataJSON()).toSorted()).toEqual([
        "gameType",
        "nodeId",
        "vendor",
      ]);
      await eventually(heart).toHaveAttribute("aria-pressed", "true");
      expect(asked(call)).toHaveLength(1);

      await page.reload();
      await eventually(heart).toHaveAttribute("aria-pressed", "true");
      const removed = page.waitForResponse(
        (one) =>
          one.request().method() === "DELETE" && one.url().includes(call),
      );
      await heart.click();
      await eventually(heart).toHaveAttribute("aria-pressed", "false");
      expect((await removed).ok()).toBe(true);
      await page.clock.fastForward(1000);
      await heart.click();
      await eventually(heart).toHaveAttribute("aria-pressed", "true");
    },
  );

  more(
    "goes back to what it was, and says why, when the platform refuses",
    async ({ visit }) => {
      visit.expectProblem(/status of 500/);
      const { page } = await openAsMember(visit, { path: "/fish" });
      const heart = page.getByRole("button", { name: /^Favourite: / }).first();
      await heart.waitFor();
      await visit.control.addFault({ call: "addFavourite", kind: "status" });
      const answer = page.waitForResponse((one) => one.url().includes(call));
      await heart.click();
      expect((await answer).status()).toBe(500);
      await eventually(heart).toHaveAttribute("aria-pressed", "false");
      await eventually(
        page.getByRole("region", { name: /^Messages/ }),
      ).toContainText(/Unknown error|System error/);
      await visit.control.liftFaults();
      await page.goto(`${visit.portal}/favorite`);
      await eventually(
        page.getByText(wordsOf("games.noFavourites")),
      ).toBeVisible();
    },
  );

  more(
    "of a guest asks for a login and for nothing else",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/fish`);
      const heart = page.getByRole("button", { name: /^Favourite: / }).first();
      await heart.click();
      await eventually(loginDialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await eventually(heart).toHaveAttribute("aria-pressed", "false");
      expect(asked("/favorite/")).toEqual([]);
    },
  );
});

describe("the member's games", () => {
  more(
    "are the favourites, page after page, without those that were taken out",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/favorite",
        wish: { favourites: 30 },
      });
      const list = page.getByRole("list", {
        name: wordsOf("games.favourites"),
      });
      await eventually(cards(list)).toHaveCount(28);
      await page.getByRole("button", { name: wordsOf("games.more") }).click();
      await eventually(cards(list)).toHaveCount(30);
      expect(
        await page.getByRole("button", { name: wordsOf("games.more") }).count(),
      ).toBe(0);
      const first = cards(list).first();
      const name = await first
        .getByRole("button", { name: /^Play / })
        .innerText();
      await first.getByRole("button", { name: /^Favourite: / }).click();
      await eventually(cards(list)).toHaveCount(29);
      await eventually(
        list.getByRole("button", { name: `Play ${name}`, exact: true }),
      ).toHaveCount(0);
    },
  );

  more(
    "are the recent ones, the last one first, and words where there are none",
    async ({ visit }) => {
      const playable = (
        await gamesOf(visit.sandbox, { gameType: "FISH" })
      ).filter(({ maintenance }) => !maintenance);
      const [one, other] = playable;
      if (!one || !other) throw new Error("There are too few games.");
      const { page } = await openAsMember(visit, { path: "/recent" });
      await eventually(page.getByText(wordsOf("games.noRecent"))).toBeVisible();
      for (const game of [one, other]) {
        await page.goto(visit.portal + gameAddress(game));
        await page.frameLocator("iframe").getByText("Spin").waitFor();
      }
      await page
        .getByRole("main")
        .getByRole("button", { name: wordsOf("game.back") })
        .click();
      await page
        .getByRole("navigation", { name: wordsOf("menu.label") })
        .getByRole("link", { name: wordsOf("menu.recent") })
        .click();
      const names = page
        .getByRole("list", { name: wordsOf("games.recent") })
        .getByRole("button", { name: /^Play / });
      await eventually(names).toHaveText([other.name, one.name]);
      await page.goto(`${visit.portal}/favorite`);
      await eventually(
        page.getByText(wordsOf("games.noFavourites")),
      ).toBeVisible();
      await page.getByRole("link", { name: wordsOf("games.browse") }).click();
      await page.waitForURL(`${visit.portal}/`);
      await eventually(header(page)).toBeVisible();
    },
  );
});
