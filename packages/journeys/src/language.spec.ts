import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { header, requests } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** Tags and names of the specification's three packs, and their word for "language". */
const packs = {
  MY: { tag: "ms-MY", label: "Bahasa Melayu", menu: /^Bahasa: / },
  EN: { tag: "en", label: "English", menu: /^Language: / },
  CN: { tag: "zh-CN", label: "简体中文", menu: /^语言：/ },
} as const;
type Pack = keyof typeof packs;

const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("lang"),
    localStorage.getItem("hisLang"),
  ]);

async function change(page: Page, from: Pack, to: Pack): Promise<void> {
  await header(page).getByRole("button", { name: packs[from].menu }).click();
  await page.getByRole("menuitemradio", { name: packs[to].label }).click();
  await eventually(page.locator("html")).toHaveAttribute("lang", packs[to].tag);
}

describe("the language", () => {
  more(
    "is the brand's first for who comes for the first time, and is saved as the choice (LNG-03)",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: null });
      await page.goto(visit.portal);
      await eventually(
        page.getByRole("heading", { name: "Permainan hangat" }),
      ).toBeVisible();
      const root = page.locator("html");
      expect(await root.getAttribute("lang")).toBe(packs.MY.tag);
      expect(await root.getAttribute("dir")).toBe("ltr");
      expect(await kept(page)).toEqual(["MY", "MY"]);
      // Content of the platform and the brand's legal lines are translated too.
      await eventually(page.getByRole("main")).toContainText(
        "Minggu Tanglung sedang berlangsung.",
      );
      await eventually(page.getByRole("contentinfo")).toContainText(
        "wang yang anda pertaruhkan boleh hilang",
      );
    },
  );

  more(
    "changes in place, with what the platform wrote, and holds (LNG-04, LNG-05)",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: "MY" });
      const address = `${visit.portal}/promotions?category=c-slots`;
      await page.goto(address);
      const offer = (name: string) => page.getByRole("article", { name });
      await eventually(offer("Rebat harian")).toBeVisible();
      await change(page, "MY", "CN");
      await eventually(offer("每日返水")).toContainText("详情");
      await eventually(offer("Rebat harian")).toHaveCount(0);
      expect(page.url()).toBe(address);
      await change(page, "CN", "EN");
      await eventually(offer("Daily rebate")).toBeVisible();
      expect(page.url()).toBe(address);
      expect(await kept(page)).toEqual(["EN", "CN"]);
      await page.reload();
      await eventually(offer("Daily rebate")).toBeVisible();
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
    },
  );

  more(
    "is that of every rail when it comes into view, seen before or not",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: "EN" });
      await page.goto(visit.portal);
      const rail = (name: string) =>
        page
          .getByRole("region", { name, exact: true })
          .getByRole("button", { name: /^(Play|玩) / })
          .first();
      // The first rails have been seen when the language changes, the last have not.
      for (const name of ["Hot games", "Slots"]) {
        await rail(name).scrollIntoViewIfNeeded();
        await eventually(rail(name)).toHaveAccessibleName(/^Play [A-Z]/);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await change(page, "EN", "CN");
      for (const name of ["热门游戏", "电子", "真人娱乐", "捕鱼", "棋牌"]) {
        const region = page.getByRole("region", { name, exact: true });
        // The loaded rail may just be replacing the element, so this is retried.
        await eventually(async () => {
          await region.scrollIntoViewIfNeeded({ timeout: 1000 });
        }).toPass();
        await eventually(rail(name)).toHaveAccessibleName(
          /^玩 .*\p{Script=Han}/u,
        );
        const games = await region
          .getByRole("button", { name: /^玩 / })
          .allInnerTexts();
        expect(games.filter((game) => !/\p{Script=Han}/u.test(game))).toEqual(
          [],
        );
      }
    },
  );

  more(
    "is that of hot games, wins and every rail of the home, which are read again (LOB-30, LOB-31)",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: "EN" });
      await page.goto(visit.portal);
      const names = /^(Slots|Live casino|Fishing|Card games|Our games)$/;
      await eventually(page.getByRole("region", { name: names })).toHaveCount(
        5,
      );
      // The wins load when they come near the view.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await eventually(
        page.getByRole("region", { name: wordsOf("ui.winnerBoard.label") }),
      ).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const asked = requests(page);
      await change(page, "EN", "CN");
      const inChinese = (part: string) =>
        asked(part)
          .map((request) => new URL(request.url()).searchParams)
          .filter((query) => query.get("language") === "CN");
      await eventually.poll(() => inChinese("/wps/game/hot").length).toBe(1);
      await eventually
        .poll(() => inChinese("/wps/relay/MCSFE_winnerBoard").length)
        .toBe(1);
      await eventually
        .poll(() =>
          inChinese("/wps/game/list")
            .map((query) => query.get("gameType") ?? "")
            .toSorted(),
        )
        .toEqual(["FISH", "INHOUSE", "LIVE", "PVP", "RNG"]);
      expect(new URL(page.url()).pathname).toBe("/");
    },
  );
});
