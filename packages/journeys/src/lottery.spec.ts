import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { header, openAsMember, requests, section } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const frame = (page: Page) => page.frameLocator("iframe");
const minute = 60_000;
/** Time between two draws of a sea lottery. */
const period = 10 * minute;

/** The clock offset that puts the next draw half a period away: right at a draw no tickets are sold. */
const betweenDraws = (): number => period / 2 - (Date.now() % period);

/** Buys one ticket with numbers that the page picks. */
async function buyTicket(page: Page): Promise<void> {
  await frame(page).getByRole("button", { name: "Pick for me" }).click();
  const sold = page.waitForResponse((one) =>
    one.url().endsWith("/games/lottery/ticket"),
  );
  await frame(page)
    .getByRole("button", { name: /^Buy ticket for/ })
    .click();
  expect((await sold).ok()).toBe(true);
}

describe("a lottery", () => {
  more(
    "is opened from its latest draw, takes a ticket, draws at its time and settles it",
    async ({ visit }) => {
      const start = betweenDraws();
      await visit.control.setClock(start);
      const { page } = await openAsMember(visit, {
        path: "/lott",
        wish: { balance: "50.00" },
      });
      const draws = section(page, wordsOf("lottery.recent.title"));
      await draws
        .getByRole("button", { name: wordsOf("lottery.area.sea") })
        .click();
      const link = draws.getByRole("link").first();
      await eventually(link).toHaveAttribute(
        "href",
        /^\/seaLottery\?gameCode=/,
      );
      const name = await link.innerText();
      const asked = requests(page);
      await link.click();
      await page.waitForURL("**/seaLottery?gameCode=*");
      const code = new URL(page.url()).searchParams.get("gameCode");
      await eventually(
        frame(page).getByRole("heading", { level: 1 }),
      ).toHaveText(name);
      const [launch] = asked("/wps/game/lottery/vn/launch");
      expect(launch?.postDataJSON()).toMatchObject({
        lottoArea: "SEA",
        lottoPrizeMode: "SEA",
        lottoGameCode: code,
      });
      expect(
        await page
          .getByRole("navigation", { name: wordsOf("menu.label") })
          .count(),
      ).toBe(0);
      expect(await page.getByRole("contentinfo").count()).toBe(0);
      const opened = section(page, `${name}: latest draws`);
      await eventually(opened.getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page);

      await buyTicket(page);
      const tickets = frame(page).locator("#tickets > li");
      await eventually(tickets).toHaveCount(1);
      await eventually(tickets).toHaveAttribute("data-state", "OPEN");
      await eventually(frame(page).locator("#balance")).toHaveText("RM49.00");

      // The clock passes the draw: the frame finds out automatically.
      await visit.control.setClock(start + 25 * minute);
      await eventually(tickets).toHaveAttribute("data-state", /WON|LOST/, {
        timeout: 20_000,
      });
      const paid = await frame(page).locator("#balance").innerText();
      await page.getByRole("button", { name: wordsOf("game.back") }).click();
      await eventually(header(page)).toContainText(paid.replace("RM", ""));
    },
  );

  more("is no place for a guest or a trial", async ({ visit }) => {
    const page = await visit.newPage();
    await page.goto(`${visit.portal}/vnLottery`);
    await page.waitForURL("**/login");
    const { page: trial } = await openAsMember(visit, {
      path: "/vnLottery",
      wish: { type: "4" },
    });
    await eventually(
      trial.getByRole("dialog", { name: wordsOf("gate.realAccount.title") }),
    ).toBeVisible();
    expect(await trial.locator("iframe").count()).toBe(0);
  });
});
