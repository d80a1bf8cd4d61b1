import type { Page } from "playwright";
import { describe } from "vitest";
import { roomRows } from "./harness/controlRoom.ts";
import { eventually } from "./harness/eventually.ts";
import {
  balanceShown,
  centsIn,
  figure,
  firstRow,
  readRows,
  tableOf,
  written,
} from "./harness/figures.ts";
import { playRound, someSlot, stakeShown } from "./harness/games.ts";
import { livedJourneys } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

/** The first figure of a text, in hundredths. */
const pointsIn = (text: string): number =>
  Math.round(
    Number(/\d[\d,]*(\.\d+)?/.exec(text)?.[0].replaceAll(",", "")) * 100,
  );

/** The points that the mall shows, in hundredths. */
async function pointsShown(page: Page): Promise<number> {
  const tile = figure(
    page,
    wordsOf("points.summary.current"),
    wordsOf("points.summary"),
  );
  await eventually(tile).toContainText(/\d/);
  const text = (await tile.innerText()).replace(
    wordsOf("points.summary.current"),
    "",
  );
  return pointsIn(text);
}

describe("points, as they are lived with stock accounts", () => {
  lived(
    "a round earns what the rules say, and stands in the points, the bets, the account and the result of the day",
    async (world) => {
      const { arrive, tabOf, goTo } = world;
      const page = await arrive("demo-member", {
        path: "/pointMall?tab=rules",
      });
      const game = await someSlot(world.sandbox);
      const before = await pointsShown(page);
      const slots = tableOf(page, wordsOf("points.rules.play"))
        .getByRole("row")
        .filter({ hasText: wordsOf("con_rng") });
      // "1 point for every RM 10.00 staked", and the rank's factor.
      const said = /([\d.,]+)\W*points?\W+for every\D+([\d.,]+)/.exec(
        await slots.innerText(),
      );
      const factor = pointsIn(
        await page.getByText(/earns .* times as many points/).innerText(),
      );
      const rate = pointsIn(said?.[1] ?? "") / pointsIn(said?.[2] ?? "");

      const mall = await tabOf(page, "/pointMall?tab=details");
      await goTo(page, "/member?page=personalProfit&days=today");
      const staked = figure(page, wordsOf("records.profit.stake"));
      await eventually(staked).toContainText(/\d\.\d\d/);
      const stakedBefore = centsIn(await staked.innerText());
      const balanceBefore = await balanceShown(page);

      await goTo(page, `/rng?q=${encodeURIComponent(game.name)}`);
      await page
        .getByRole("button", { name: `Play ${game.name}`, exact: true })
        .click();
      const stake = await stakeShown(page);
      // In a tab behind another one, a press does not reach the frame of a game.
      await page.bringToFront();
      await playRound(page);
      const earned = Math.floor((rate * stake * factor) / 100 + 1e-6);
      expect(earned).toBeGreaterThan(0);

      // What the mall shows is what the rules promised, and names the game.
      await mall.reload();
      await eventually(firstRow(mall, wordsOf("points.details"))).toContainText(
        game.name,
      );
      const [change] = await readRows(tableOf(mall, wordsOf("points.details")));
      expect(pointsIn(change?.[wordsOf("points.details.changed")] ?? "")).toBe(
        earned,
      );
      expect(await pointsShown(mall)).toBe(before + earned);

      await goTo(page, "/member?page=personalHistoryCopy&days=today");
      await eventually(firstRow(page, wordsOf("records.bets"))).toContainText(
        game.name,
      );
      const [bet] = await readRows(tableOf(page, wordsOf("records.bets")));
      expect(centsIn(bet?.[wordsOf("records.bets.stake")] ?? "")).toBe(stake);
      const win = centsIn(bet?.[wordsOf("records.bets.win")] ?? "");
      await goTo(page, "/member?page=personalProfit&days=today");
      await eventually(staked).toContainText(written(stakedBefore + stake));
      expect(await balanceShown(page)).toBe(balanceBefore - stake + win);
      await goTo(page, "/member?page=transactionHistory&days=today&kind=STAKE");
      await eventually(
        firstRow(page, wordsOf("records.transactions")),
      ).toContainText(game.name);
    },
  );

  lived(
    "points buy a lamp; what happens with it is told at each step, and an order that is rejected or cancelled gives them back",
    async ({ arrive, goTo, room }) => {
      const password = await room.paymentPassword("demo-member");
      const page = await arrive("demo-member", { path: "/pointMall" });
      const before = await pointsShown(page);
      const order = async () => {
        await page
          .getByRole("article", { name: "Paper lantern lamp" })
          .getByRole("link")
          .click();
        const dialog = page.getByRole("dialog", { name: "Paper lantern lamp" });
        // The address of the last order is offered, so that nobody has to type it again.
        await dialog
          .getByRole("button", { name: wordsOf("points.redeem.lastAddress") })
          .click();
        await eventually(
          dialog.getByLabel(wordsOf("points.redeem.address")),
        ).toHaveValue("7 Quay Street, Lanternrow");
        await dialog
          .getByLabel(wordsOf("points.redeem.mobile"))
          .fill("60125550101");
        await dialog
          .getByRole("button", { name: wordsOf("points.form.review") })
          .click();
        await dialog.locator("input[name=paymentPassword]").fill(password);
        await dialog
          .getByRole("button", { name: "Redeem for 800 points" })
          .click();
        await dialog
          .getByRole("button", { name: wordsOf("points.redeem.records") })
          .click();
        await eventually(
          firstRow(page, wordsOf("points.records")),
        ).toContainText(wordsOf("points.status.inProcess"));
      };
      const decide = (button: string, remark: string) =>
        room.pay({
          table: "Products to send",
          row: "Paper lantern lamp",
          button,
          fields: { Remark: remark },
        });
      await order();
      expect(await pointsShown(page)).toBe(before - 80_000);
      await toldOn([page], /Your redemption was approved/, () =>
        decide("Send", "By courier"),
      );
      // Nobody has reloaded the page.
      await eventually(firstRow(page, wordsOf("points.records"))).toContainText(
        wordsOf("points.status.approved"),
      );
      await eventually(firstRow(page, wordsOf("points.records"))).toContainText(
        "By courier",
      );

      await goTo(page, "/pointMall");
      await order();
      expect(await pointsShown(page)).toBe(before - 160_000);
      await decide("Reject", "None are left");
      await eventually(firstRow(page, wordsOf("points.records"))).toContainText(
        wordsOf("points.status.rejected"),
      );
      await eventually.poll(() => pointsShown(page)).toBe(before - 80_000);
      await goTo(page, "/pointMall");
      await order();
      await page
        .getByRole("button", { name: /^Cancel order Paper lantern lamp/ })
        .click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: wordsOf("points.cancel") })
        .click();
      await eventually(firstRow(page, wordsOf("points.records"))).toContainText(
        wordsOf("points.status.cancelled"),
      );
      expect(await pointsShown(page)).toBe(before - 80_000);
      await room.open("/payments");
      expect(
        await roomRows(room.page, "Products to send")
          .filter({ hasText: "Paper lantern lamp" })
          .count(),
      ).toBe(0);
      await goTo(page, "/member?page=messageV2");
      for (const title of [
        "Your redemption was rejected",
        "Your redemption was approved",
      ])
        await eventually(
          page.getByRole("button", { name: new RegExp(title) }).first(),
        ).toBeVisible();
    },
  );
});
