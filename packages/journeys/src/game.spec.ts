import type { Page } from "playwright";
import { describe } from "vitest";
import { hasTrial } from "@foyer/platform/domain";
import { eventually } from "./harness/eventually.ts";
import {
  gameAddress,
  gameFrame,
  gamesOf,
  playRound,
  someSlot,
  spinButton,
} from "./harness/games.ts";
import {
  cards,
  header,
  loginDialog,
  memberMenu,
  openAsMember,
  requests,
  section,
  submitLogin,
} from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const launchCall = "/wps/game/launchGame";

const main = (page: Page) => page.getByRole("main");

/** The balance on the platform. */
async function balanceOf(page: Page): Promise<string> {
  const { value }: { value: { balance: string } } = await page.evaluate(
    async () => {
      const answer = await fetch("/wps/v2/wallets/balance", {
        headers: { Authorization: `Bearer ${sessionStorage.getItem("token")}` },
      });
      return answer.json();
    },
  );
  return value.balance;
}

describe("a game", () => {
  test("that a guest asked for opens by itself after the login, is played, and moves the balance", async ({
    visit,
  }) => {
    const member = await visit.control.makeMember({ balance: "500.00" });
    const page = await visit.newPage();
    await page.goto(visit.portal);
    const card = cards(section(page, wordsOf("lobby.hot.title"))).first();
    const name = await card.getByRole("button", { name: /^Play / }).innerText();
    const asked = requests(page);
    await card.getByRole("button", { name: /^Play / }).click();
    await eventually(loginDialog(page)).toBeVisible();
    expect(asked(launchCall)).toEqual([]);
    await submitLogin(page, member);
    await page.waitForURL("**/seamless?*");
    await eventually(page.locator("iframe")).toHaveAttribute("title", name);
    expect(asked(launchCall)).toHaveLength(1);
    await eventually(memberMenu(page)).toBeVisible();
    const bar = header(page);
    expect(
      await bar
        .getByRole("button", { name: wordsOf("ui.balance.hide") })
        .count(),
    ).toBe(0);
    expect(
      await page
        .getByRole("navigation", { name: wordsOf("menu.label") })
        .count(),
    ).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);

    await playRound(page);
    await main(page)
      .getByRole("button", { name: wordsOf("game.back") })
      .click();
    await page.waitForURL(`${visit.portal}/`);
    const balance = await balanceOf(page);
    expect(balance).not.toBe("500.00");
    await eventually(bar).toContainText(
      new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(
        Number(balance),
      ),
    );
  });

  more(
    "is real for a full account only; a trial user may try it, and no money moves",
    async ({ visit }) => {
      const game = await someSlot(visit.sandbox, hasTrial);
      const { page } = await openAsMember(visit, {
        path: `/rng?q=${encodeURIComponent(game.name)}`,
        wish: { type: "4", balance: "77.00" },
      });
      const asked = requests(page);
      await page
        .getByRole("button", { name: `Play ${game.name}`, exact: true })
        .click();
      const warning = page.getByRole("dialog", {
        name: wordsOf("gate.realAccount.title"),
      });
      await eventually(warning).toContainText("A real account is required");
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(warning).toHaveCount(0);
      expect(asked(launchCall)).toEqual([]);

      await page.goto(visit.portal + gameAddress(game));
      await eventually(warning).toBeVisible();
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      expect(asked(launchCall)).toEqual([]);

      await page.goto(visit.portal + gameAddress(game, "DEMO"));
      await playRound(page);
      expect(await balanceOf(page)).toBe("77.00");
    },
  );

  more(
    "at its own address sends a guest to the login and comes back",
    async ({ visit }) => {
      const game = await someSlot(visit.sandbox);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(visit.portal + gameAddress(game));
      await page.waitForURL("**/login");
      await eventually(loginDialog(page)).toBeVisible();
      await submitLogin(page, member);
      await page.waitForURL(visit.portal + gameAddress(game));
      await eventually(spinButton(page)).toBeEnabled();
    },
  );

  more(
    "under maintenance offers others, and opens when it is back",
    async ({ visit }) => {
      visit.expectProblem(/status of [45]\d\d/);
      const games = await gamesOf(visit.sandbox, {
        gameType: "PVP",
        pageNo: 2,
      });
      const game = games.find(({ maintenance }) => !maintenance);
      if (!game) throw new Error("There is no such game.");
      await visit.control.setGame(game.nodeId, { maintenance: true });
      try {
        const { page } = await openAsMember(visit, { path: gameAddress(game) });
        await eventually(
          page.getByRole("heading", {
            name: wordsOf("game.maintenance.title"),
          }),
        ).toBeVisible();
        await eventually(
          cards(section(page, wordsOf("game.maintenance.others"))).first(),
        ).toBeVisible();
        expect(await page.locator("iframe").count()).toBe(0);
        await visit.control.setGame(game.nodeId, { maintenance: false });
        await page
          .getByRole("button", { name: wordsOf("game.maintenance.retry") })
          .click();
        await eventually(spinButton(page)).toBeEnabled();
      } finally {
        await visit.control.setGame(game.nodeId, { maintenance: false });
      }
    },
  );

  more(
    "whose launch fails says so, and starts when it is tried again",
    async ({ visit }) => {
      visit.expectProblem(/status of 50\d/);
      const game = await someSlot(visit.sandbox);
      const { page } = await openAsMember(visit);
      await visit.control.addFault({ call: "launchGame", kind: "status" });
      const answer = page.waitForResponse((one) =>
        one.url().includes(launchCall),
      );
      await page.goto(visit.portal + gameAddress(game));
      expect((await answer).status()).toBe(500);
      const retry = main(page).getByRole("button", {
        name: wordsOf("game.maintenance.retry"),
      });
      await eventually(retry).toBeVisible();
      await eventually(main(page)).toContainText(/Unknown error|System error/);
      expect(await page.locator("iframe").count()).toBe(0);
      await visit.control.liftFaults();
      await retry.click();
      await eventually(spinButton(page)).toBeEnabled();
    },
  );

  test("at an address outside the brand's hosts is never framed", async ({
    visit,
  }) => {
    const game = await someSlot(visit.sandbox);
    const { page } = await openAsMember(visit);
    for (const url of [
      "https://games.evil.example/play",
      "javascript:alert(1)",
      `${visit.portal}/`,
      "//evil.example/",
    ]) {
      await page.route(`**${launchCall}`, (route) =>
        route.fulfill({
          json: { success: true, code: "OK", message: "", value: { url } },
        }),
      );
      await page.goto(visit.portal + gameAddress(game));
      await eventually(main(page)).toContainText(
        "Invalid URL, please contact customer service",
      );
      expect(await page.locator("iframe").count()).toBe(0);
      await page.unroute(`**${launchCall}`);
    }
  });

  more(
    "cannot lead the portal away, nor make it believe a balance",
    async ({ visit }) => {
      visit.expectProblem(/navigat|sandbox/i);
      const game = await someSlot(visit.sandbox);
      const { page } = await openAsMember(visit, {
        wish: { balance: "31.00" },
      });
      await page.route(`${visit.sandbox}/games/frame*`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><p id="said">waiting</p><button>leave</button><script>
          document.querySelector("button").onclick = () => {
            parent.postMessage({ type: "foyer:balance", balance: "9999.00" }, "*");
            let said = "left";
            try { top.location.href = "https://evil.example/"; } catch { said = "refused"; }
            document.querySelector("#said").textContent = said;
          };
        </script>`,
        }),
      );
      const address = visit.portal + gameAddress(game);
      await page.goto(address);
      const asked = requests(page);
      await gameFrame(page).getByRole("button", { name: "leave" }).click();
      await eventually(gameFrame(page).locator("#said")).toHaveText("refused");
      expect(page.url()).toBe(address);
      expect(asked("evil.example")).toEqual([]);
      const sandbox = await page.locator("iframe").getAttribute("sandbox");
      expect(sandbox).not.toContain("allow-top-navigation");
      await main(page)
        .getByRole("button", { name: wordsOf("game.back") })
        .click();
      await eventually(header(page)).toContainText("31.00");
      expect(await header(page).innerText()).not.toContain("9,999");
    },
  );
});
