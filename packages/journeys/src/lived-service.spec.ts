import type { Page } from "playwright";
import { describe } from "vitest";
import { roomRows, pressInRoom } from "./harness/controlRoom.ts";
import { eventually } from "./harness/eventually.ts";
import { livedJourneys } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import { picture } from "./harness/receipts.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

/** The number of unread messages on the centre's badge. */
const unread = async (page: Page): Promise<number> => {
  const entry = page.getByRole("button", { name: /^Messages/ }).first();
  return Number(/\d+/.exec(await entry.innerText())?.[0] ?? "0");
};

describe("customer service, as it is lived with stock accounts", () => {
  lived(
    "a complaint with a picture is answered, told, answered back, and closed",
    async ({ arrive, tabOf, goTo, room }) => {
      const page = await arrive("demo-agent", {
        path: "/member?page=feedback",
      });
      const form = page.getByRole("form", { name: wordsOf("feedback.form") });
      await form
        .getByRole("button", { name: new RegExp(wordsOf("feedback.type")) })
        .click();
      await page
        .getByRole("option", { name: wordsOf("feedback.type.withdrawal") })
        .click();
      const complaint = "My withdrawal shows another amount than my bank.";
      await form
        .getByRole("textbox", { name: /^Your feedback/ })
        .fill(complaint);
      const chooser = page.waitForEvent("filechooser");
      await form.getByRole("button", { name: /choose/i }).click();
      await (
        await chooser
      ).setFiles([
        {
          name: "bank.png",
          mimeType: "image/png",
          buffer: await picture(page),
        },
      ]);
      await form.getByText("bank.png").waitFor();
      await form
        .getByRole("button", { name: wordsOf("feedback.send") })
        .click();
      const thanks = page.getByText(/^Thank you\. Your reference number is/);
      await thanks.waitFor();
      const number = /F-\d+/.exec(await thanks.innerText())?.[0] ?? "";
      const own = page
        .getByRole("table", { name: wordsOf("feedback.own") })
        .getByRole("row")
        .filter({ hasText: number });
      await eventually(own).toContainText(wordsOf("feedback.state.open"));

      // The desk sees the words and the picture, and answers.
      const desk = room.page;
      const openDesk = async () => {
        await room.open("/feedback");
        await desk.getByRole("link", { name: number }).click();
      };
      const other = await tabOf(page, "/");
      const before = await unread(page);
      await openDesk();
      await eventually(
        roomRows(desk, "Messages").filter({ hasText: complaint }),
      ).toHaveCount(1);
      await eventually(
        desk.getByRole("img", { name: "Picture 1" }),
      ).toBeVisible();
      const answer = "Your bank has taken a fee. We refund it to you.";
      await desk.getByLabel("Answer").fill(answer);
      // The member is told in whichever tab listens; the badge counts it, and the page itself has changed.
      await toldOn([page, other], new RegExp(`Answer to ${number}`), () =>
        pressInRoom(desk, desk.getByRole("button", { name: "Answer" })),
      );
      await eventually(own).toContainText(wordsOf("feedback.state.answered"));
      await eventually.poll(() => unread(page)).toBe(before + 1);
      await goTo(other, "/member?page=messageV2");
      await other
        .getByRole("button", { name: new RegExp(`Answer to ${number}`) })
        .first()
        .click();
      await eventually(
        other.getByRole("article", { name: `Answer to ${number}` }),
      ).toContainText(number);
      // The badge of this tab follows once one returns to it.
      await page.evaluate(() =>
        document.dispatchEvent(
          new Event("visibilitychange", { bubbles: true }),
        ),
      );
      await eventually.poll(() => unread(page)).toBe(before);

      await own
        .getByRole("button", { name: wordsOf("feedback.own.read") })
        .click();
      const thread = page.getByRole("dialog", { name: number });
      await eventually(thread).toContainText(answer);
      await eventually(
        thread.getByRole("img", { name: "Picture 1" }),
      ).toBeVisible();
      await thread
        .getByRole("textbox", { name: /^Your reply/ })
        .fill("Thank you, I have it.");
      await thread
        .getByRole("button", { name: wordsOf("feedback.send") })
        .click();
      await eventually(thread.getByRole("list")).toContainText(
        "Thank you, I have it.",
      );

      await openDesk();
      await eventually(
        roomRows(desk, "Messages").filter({ hasText: "I have it." }),
      ).toHaveCount(1);
      await toldOn([page, other], /Your conversation was closed/, () =>
        pressInRoom(desk, desk.getByRole("button", { name: "Close" })),
      );
      expect(await desk.getByRole("link", { name: number }).count()).toBe(0);
      await goTo(page, "/member?page=feedback");
      await eventually(own).toContainText(wordsOf("feedback.state.closed"));
      await own
        .getByRole("button", { name: wordsOf("feedback.own.read") })
        .click();
      await eventually(thread).toContainText(wordsOf("feedback.own.closed"));
    },
  );
});
