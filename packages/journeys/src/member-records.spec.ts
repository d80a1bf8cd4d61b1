import { text } from "node:stream/consumers";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";

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
      await page.getByRole("button", { name: "Last 30 days" }).click();
      await eventually(rows).toHaveCount(20);
      await expectAccessible(page);

      await page.getByRole("button", { name: /Kind/ }).click();
      await page.getByRole("option", { name: "Withdrawal" }).click();
      await eventually(rows.first()).toContainText("Withdrawal");
      await eventually(table).not.toContainText("Stake");

      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download CSV" }).click();
      const file = await saving;
      const csv = await text(await file.createReadStream());
      expect(csv.split("\r\n")[0]).toContain("Kind,Time,Details,Amount");
      expect(csv).toContain("Withdrawal,");
    },
  );

  more("are cards on a phone, and bets filter by type", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=personalHistoryCopy",
      wish,
      page: { width: 390, touch: true },
    });
    await page.getByRole("button", { name: "Last 30 days" }).click();
    const table = page.getByRole("table", { name: "Betting record" });
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
    const bars = page.getByRole("slider", { name: "Result per day" });
    await bars.focus();
    await page.keyboard.press("Home");
    await eventually(bars).toHaveAttribute("aria-valuenow", "1");
    await expectAccessible(page);
  });

  more("list what the house gave", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=bonusDetails",
      wish,
      page: { width: 390, touch: true },
    });
    const table = page.getByRole("table", { name: "Bonus details" });
    await eventually(table).toContainText("Rebate");
    await expectAccessible(page);
  });
});
