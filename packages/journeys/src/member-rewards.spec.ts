import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember } from "./harness/journey.ts";
import { openListening } from "./harness/live.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const at = (page: string) => `/member?page=${page}`;

/** Another page of the centre, by its address. */
const goTo = async (page: Page, key: string): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto(origin + at(key));
};

/** Not the toast region, which has the same name. */
const inbox = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: wordsOf("inbox.label") });

describe("rewards and messages of the member centre", () => {
  more(
    "a message that comes is in the inbox at once, and no longer unread once it is opened (MSG-01 … MSG-03)",
    async ({ visit }) => {
      const { page, member } = await openListening(visit, {
        path: at("messageV2"),
        member: { unread: 2 },
      });
      await eventually(inbox(page)).toContainText("2 unread");
      await visit.control.letHappen(member.username, {
        type: "MESSAGE",
        text: "Lantern Week",
      });
      const letter = inbox(page).getByRole("button", { name: /Lantern Week/ });
      await eventually(letter).toBeVisible();
      await eventually(inbox(page)).toContainText("3 unread");
      await expectAccessible(page);
      await letter.press("Enter");
      await eventually(
        page.getByRole("article", { name: "Lantern Week" }),
      ).toContainText("A message from us.");
      await eventually(
        page.getByRole("button", {
          name: new RegExp(
            `^Messages.*${wordsOf("centre.badge.waiting", { count: 2 })}`,
          ),
        }),
      ).toBeVisible();
    },
  );

  more(
    "a reward is claimed once, into the wallet (RWD-01)",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: at("rewardCenter"),
        wish: { balance: "100.00", rewards: 1 },
      });
      const claim = page.getByRole("button", { name: "Claim Reward 1" });
      await claim.waitFor();
      await expectAccessible(page);
      await claim.press("Enter");
      await eventually(
        page.getByRole("article", { name: "Reward 1" }),
      ).toContainText(wordsOf("rewards.claimed"));
      await eventually(page.getByText(/105\.00/).first()).toBeVisible();
      expect(await claim.count()).toBe(0);
    },
  );

  more("a claim whose answer is lost is made once", async ({ visit }) => {
    visit.expectProblem(/status of 50\d|ERR_/);
    const { page } = await openAsMember(visit, {
      path: at("rewardCenter"),
      wish: { balance: "100.00", rewards: 1 },
    });
    const claim = page.getByRole("button", { name: "Claim Reward 1" });
    await claim.waitFor();
    await visit.control.addFault({
      call: "claimReward",
      kind: "dropAfter",
      count: 1,
    });
    await claim.click();
    await eventually(
      page.getByRole("article", { name: "Reward 1" }),
    ).toContainText(wordsOf("rewards.claimed"));
    await eventually(page.getByText(/105\.00/).first()).toBeVisible();
  });

  more(
    "invitation, missions and activities are without fault for everybody",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, { path: at("referral") });
      await eventually(
        page.getByRole("img", { name: /^QR code/ }),
      ).toBeVisible();
      await expectAccessible(page);
      await goTo(page, "missionLeaderboard");
      await eventually(
        page.getByRole("article", { name: "Twenty rounds" }),
      ).toContainText("0 of 20 rounds");
      await expectAccessible(page);
      await goTo(page, "rewardCenter");
      await page
        .getByRole("tab", { name: wordsOf("rewards.tab.activities") })
        .click();
      await page.getByRole("button", { name: "Join Harvest days" }).click();
      const form = page.getByRole("dialog", {
        name: wordsOf("activity.title"),
      });
      await form.getByRole("textbox", { name: /Remark/ }).fill("I was there.");
      await expectAccessible(page);
      await form
        .getByRole("button", { name: wordsOf("activity.send") })
        .click();
      await eventually(
        page
          .getByRole("tabpanel")
          .getByText(wordsOf("activity.status.applying")),
      ).toBeVisible();
    },
  );

  more(
    "the rebate is there where its flag is on (MEM-15)",
    async ({ visit }) => {
      await visit.control.setFlags({ MANPLAYREB3: "1" });
      const { page } = await openAsMember(visit, { path: at("manualRebate") });
      await eventually(
        page.getByRole("heading", { name: wordsOf("rebate.none") }),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
});
