import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import {
  balance,
  balanceShown,
  centsIn,
  readRows,
  tableOf,
  written,
} from "./harness/figures.ts";
import { newName } from "./harness/identity.ts";
import { memberMenu } from "./harness/journey.ts";
import { livedJourneys, type Lived } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import { openDeposit } from "./harness/moneySteps.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

const rewards = "/member?page=rewardCenter";
const password = "still-water-8";

/** The first row of a table of records with a text, once it is there. */
async function recordOf(page: Page, name: string, text: string) {
  const table = tableOf(page, name);
  await eventually(table).toContainText(text);
  const row = (await readRows(table)).find((cells) =>
    Object.values(cells).some((cell) => cell.includes(text)),
  );
  if (!row) throw new Error(`No row of “${name}” has “${text}”.`);
  return row;
}

/** What was granted stands under its name in the bonus details and in the account record. */
async function expectGranted(
  { goTo }: Lived,
  page: Page,
  title: string,
  kind: string,
  cents: number,
): Promise<void> {
  await goTo(page, "/member?page=bonusDetails");
  const bonus = await recordOf(page, wordsOf("records.bonuses"), title);
  expect(bonus[wordsOf("records.kind")]).toBe(kind);
  expect(centsIn(bonus[wordsOf("records.bonuses.amount")] ?? "")).toBe(cents);
  await goTo(page, "/member?page=transactionHistory&kind=BONUS");
  const row = await recordOf(page, wordsOf("records.transactions"), title);
  expect(centsIn(row[wordsOf("records.transactions.amount")] ?? "")).toBe(
    cents,
  );
}

/** Registers an account by a link, as somebody who has got it from a friend. */
async function register({ guest }: Lived, path: string) {
  const page = await guest(path);
  const dialog = page.getByRole("dialog", { name: wordsOf("register.form") });
  const username = newName();
  await dialog.locator("input[name=username]").fill(username);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.locator("input[name=confirmPassword]").fill(password);
  return {
    page,
    dialog,
    username,
    send: async () => {
      await dialog
        .getByRole("checkbox", { name: /agree to the terms/ })
        .check();
      await dialog
        .getByRole("button", { name: wordsOf("register.submit") })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  };
}

const claim = (page: Page, name: string) =>
  page.getByRole("button", { name: `Claim ${name}`, exact: true });

describe("rewards, as they are lived with stock accounts", () => {
  lived(
    "a friend registers by the link, sees who sent it, deposits, and the inviter claims the reward",
    async (world) => {
      const { arrive, goTo, room } = world;
      const page = await arrive("demo-agent", {
        path: "/member?page=referral",
      });
      await eventually(
        page.getByRole("img", { name: /^QR code/ }),
      ).toBeVisible();
      const shown = page.getByText(/\/register\?referralCode=\w+$/).first();
      const link = new URL((await shown.innerText()).trim());
      const code = link.searchParams.get("referralCode") ?? "";
      expect(code).toMatch(/^[A-Z2-9]{8}$/);
      expect(link.origin).toBe(world.portal);

      const friend = await register(world, link.pathname + link.search);
      await eventually(friend.dialog).toContainText(
        /de\*\*\*t\u2069 invited you/,
      );
      await friend.send();
      await goTo(page, "/member?page=referral");
      const friends = page.getByRole("table", {
        name: wordsOf("referral.friends"),
      });
      await eventually(friends).toContainText(
        wordsOf("referral.step.registered"),
      );

      await goTo(page, rewards);
      await eventually(page.getByRole("tablist")).toBeVisible();
      await goTo(friend.page, "/member?page=depositv2");
      await openDeposit(friend.page, "50.00");
      await room.pay({
        table: "Open deposits",
        row: friend.username,
        button: "Credit",
      });
      await eventually(balance(friend.page)).toContainText("50.00");
      // The inviter's page learns of it by itself.
      const title = "A friend’s first deposit";
      await claim(page, title).waitFor();
      const before = await balanceShown(page);
      await claim(page, title).click();
      await eventually(balance(page)).toContainText(written(before + 1_000));
      await expectGranted(
        world,
        page,
        title,
        wordsOf("records.bonus.referral"),
        1_000,
      );
      await goTo(page, "/member?page=referral");
      await eventually(friends).toContainText(wordsOf("referral.step.claimed"));
    },
  );

  lived(
    "an application is rejected with a reason, sent again, accepted, and its reward claimed",
    async (world) => {
      const { arrive, goTo, room } = world;
      const page = await arrive("demo-upline", { path: rewards });
      await page
        .getByRole("tab", { name: wordsOf("rewards.tab.activities") })
        .click();
      const title = "Show us your lantern";
      const activity = page
        .getByRole("tabpanel")
        .getByRole("listitem")
        .filter({ hasText: title });
      const apply = async (button: string, remark: string) => {
        await activity
          .getByRole("button", { name: `${button} ${title}` })
          .click();
        const form = page.getByRole("dialog", {
          name: wordsOf("activity.title"),
        });
        await form.getByRole("textbox", { name: /Remark/ }).fill(remark);
        await form
          .getByRole("button", { name: wordsOf("activity.send") })
          .click();
        await eventually(activity).toContainText(
          wordsOf("activity.status.applying"),
        );
      };
      const decide = (button: string, comment: string, remark = "") =>
        room.pay({
          table: "Applications",
          row: comment,
          button,
          fields: { Remark: remark },
        });
      await apply(wordsOf("activity.status.join"), "On the stairs.");
      await toldOn([page], /Your application was rejected/, () =>
        decide("Reject", "On the stairs.", "Please add where it hangs."),
      );
      await eventually(activity).toContainText(
        "Rejected: \u2068Please add where it hangs.\u2069",
      );

      await apply(wordsOf("activity.again"), "On the stairs of the mill.");
      await decide("Approve", "On the stairs of the mill.");
      const take = activity.getByRole("button", {
        name: `${wordsOf("activity.status.claim")} ${title}`,
      });
      await take.waitFor();
      const before = await balanceShown(page);
      await take.click();
      await eventually(balance(page)).toContainText(written(before + 800));
      await eventually(activity).toContainText(
        wordsOf("activity.status.claimed"),
      );
      await expectGranted(
        world,
        page,
        title,
        wordsOf("records.bonus.reward"),
        800,
      );
      await goTo(page, "/member?page=messageV2");
      await eventually(
        page
          .getByRole("button", { name: /Your application was accepted/ })
          .first(),
      ).toBeVisible();
    },
  );

  lived(
    "a drawn prize that is a thing gets an address, is sent and delivered, and each step is told",
    async (world) => {
      const { arrive, goTo, room } = world;
      /*
       * The draw is a draw: more than every second prize is a lantern. Stock accounts try first, then newcomers, until
       * somebody has drawn one; whoever has drawn money has it at once.
       */
      const arrivals = [
        () => arrive("demo-upline", { path: rewards }),
        () => arrive("demo-member", { path: rewards }),
        ...Array.from({ length: 12 }, () => async () => {
          const { page, send } = await register(world, "/register");
          await send();
          await goTo(page, rewards);
          return page;
        }),
      ];
      const title = "Lantern Week";
      const card = (page: Page) =>
        page
          .getByRole("article", { name: title })
          // Red envelopes have the same title, and amounts with decimals.
          .filter({ hasText: /A paper lantern|RM.5(00?)?(?![\d.])/ });
      const winner = async (): Promise<Page> => {
        for (const next of arrivals) {
          const page = await next();
          await page
            .getByRole("article", { name: title })
            .filter({ hasText: wordsOf("rewards.kind.raffle") })
            .getByRole("button", { name: /^Claim / })
            .click();
          await card(page).waitFor();
          if ((await card(page).innerText()).includes("A paper lantern"))
            return page;
          await page.close();
        }
        throw new Error("Nobody has drawn a lantern.");
      };
      const page = await winner();
      await eventually(card(page)).toContainText(
        wordsOf("rewards.delivery.address"),
      );
      await card(page)
        .getByRole("button", { name: /^Enter the address/ })
        .click();
      const form = page.getByRole("dialog", {
        name: wordsOf("rewards.delivery.title"),
      });
      await form
        .getByLabel(/^Delivery address/)
        .fill("7 Quay Street, Lanternrow");
      await form.getByLabel(/^Mobile number/).fill("60125550147");
      await form
        .getByRole("button", { name: wordsOf("rewards.delivery.save") })
        .click();
      await eventually(card(page)).toContainText(
        wordsOf("rewards.delivery.preparing"),
      );
      const send = (button: string, remark: Record<string, string> = {}) =>
        room.pay({
          table: "Products to send",
          row: "Prize",
          button,
          fields: remark,
        });
      await send("Send", { Remark: "By courier" });
      // Nobody has reloaded the page.
      await eventually(card(page)).toContainText(
        wordsOf("rewards.delivery.sent"),
      );
      await send("Delivered");
      await eventually(card(page)).toContainText(
        wordsOf("rewards.delivery.delivered"),
      );
      await goTo(page, "/member?page=messageV2");
      for (const told of ["Your prize was sent", "Delivery completed"])
        await eventually(
          page.getByRole("button", { name: new RegExp(told) }).first(),
        ).toBeVisible();
    },
  );
});
