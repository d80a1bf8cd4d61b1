import { text } from "node:stream/consumers";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const wish = { history: 40, balance: "250.00" };

describe("the records of a member", () => {
  more(
    "show the past by days and kind, sort it, and hand it over as a file",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/member?page=transactionHistory",
        wish,
        page: { width: 1280 },
      });
      const table = page.getByRole("table", { name: "Account change details" });
      const rows = table.locator("tbody").getByRole("row");
      await page
        .getByRole("button", { name: wordsOf("records.last30") })
        .click();
      await eventually(rows).toHaveCount(20);
      await expectAccessible(page);

      await page.getByRole("button", { name: wordsOf("records.kind") }).click();
      await page
        .getByRole("option", { name: wordsOf("withdraw.title") })
        .click();
      await eventually(rows.first()).toContainText(wordsOf("withdraw.title"));
      await eventually(table).not.toContainText(wordsOf("records.bets.stake"));
      // The filters are in the address: a reload keeps them.
      expect(page.url()).toMatch(/days=last30.*kind=WITHDRAW/);
      await page.reload();
      await eventually(rows.first()).toContainText(wordsOf("withdraw.title"));
      await eventually(table).not.toContainText(wordsOf("records.bets.stake"));

      const saving = page.waitForEvent("download");
      await page
        .getByRole("button", { name: wordsOf("ui.dataTable.download") })
        .click();
      const file = await saving;
      const csv = await text(await file.createReadStream());
      expect(csv.split("\r\n")[0]).toContain(
        `${wordsOf("records.kind")},Time,Details,Amount`,
      );
      expect(csv).toContain("Withdrawal,");
    },
  );

  more("are cards on a phone, and bets filter by type", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=personalHistoryCopy",
      wish,
      page: { width: 390, touch: true },
    });
    await page.getByRole("button", { name: wordsOf("records.last30") }).click();
    const table = page.getByRole("table", { name: wordsOf("records.bets") });
    await eventually(table.locator("tbody").getByRole("row")).toHaveCount(20);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Page 2" }).click();
    await eventually(page.getByText(/^21–40 of/)).toBeVisible();
  });

  more("are drawn, and read with keys", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=personalProfit",
      wish,
      page: { width: 1280 },
    });
    const bars = page.getByRole("slider", {
      name: wordsOf("records.profit.perDay"),
    });
    await bars.focus();
    await page.keyboard.press("Home");
    await eventually(bars).toHaveAttribute("aria-valuenow", "1");
    // What lies below the header cannot be judged.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

  more("list what the house gave", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=bonusDetails",
      wish,
      page: { width: 390, touch: true },
    });
    const table = page.getByRole("table", { name: wordsOf("records.bonuses") });
    await eventually(table).toContainText(wordsOf("rebate.amount"));
    await expectAccessible(page);
  });
});
