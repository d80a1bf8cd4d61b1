import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import type { Popup } from "./harness/control.ts";
import { eventually } from "./harness/eventually.ts";
import {
  header,
  loginDialog,
  logOut,
  openLogin,
  requests,
  submitLogin,
} from "./harness/journey.ts";
import { makePayee, openAs } from "./harness/payouts.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const told = (execution: Popup["execution"], count = 1): readonly Popup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${execution}-${index}`,
    title: `News ${execution} ${index + 1}`,
    content: `<p>Words of ${execution} ${index + 1}.</p>`,
    execution,
  }));

const popup = (page: Page): Locator =>
  page.getByRole("dialog", { name: wordsOf("announcement.title") });

const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

describe("the announcement popup", () => {
  more(
    "comes once a session to a visitor, with what is for visitors, by the keyboard alone",
    async ({ visit }) => {
      await visit.control.setPopups([
        ...told("B", 2),
        ...told("A"),
        ...told("F"),
      ]);
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      const dialog = popup(page);
      await eventually(dialog).toContainText("Words of B 1");
      await eventually(dialog).not.toContainText("News A");
      await eventually(dialog).not.toContainText("News F");
      expect(asked("MCSFE_getListAnnouncements")).toHaveLength(1);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "News B 2" }).press("Enter");
      await eventually(dialog).toContainText("Words of B 2");
      expect(await stored(page, "ANONYMOUS_POPUP")).toBeNull();
      await page.keyboard.press("Escape");
      await eventually(dialog).toHaveCount(0);
      expect(await stored(page, "ANONYMOUS_POPUP")).toBe("closed");

      const again = requests(page);
      await page.reload();
      await eventually(
        page.getByRole("heading", { name: wordsOf("lobby.hot.title") }),
      ).toBeVisible();
      await eventually
        .poll(() => again("MCSFE_getListAnnouncements").length)
        .toBeGreaterThan(0);
      await eventually(dialog).toHaveCount(0);
    },
  );

  more(
    "never stands over the login, reads anew for the member, and remembers each of the two apart",
    async ({ visit }) => {
      await visit.control.setPopups([...told("B"), ...told("A"), ...told("F")]);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/login`);
      await loginDialog(page).waitFor();
      await page.waitForLoadState("networkidle");
      await eventually(popup(page)).toHaveCount(0);
      await loginDialog(page)
        .getByRole("button", { name: wordsOf("receipt.close") })
        .click();
      await eventually(popup(page)).toContainText("Words of B 1");
      await popup(page)
        .getByRole("button", { name: wordsOf("announcement.read") })
        .click();

      const asked = requests(page);
      await openLogin(page);
      await submitLogin(page, member);
      await eventually(popup(page)).toContainText("Words of A 1");
      await eventually(popup(page)).not.toContainText("News F");
      expect(asked("MCSFE_getListAnnouncements")).toHaveLength(1);
      await popup(page)
        .getByRole("button", { name: wordsOf("announcement.read") })
        .click();
      expect(await stored(page, "USER_POPUP")).toBe("closed");

      // Logging out forgets what was dismissed (OPN-68).
      await logOut(page);
      await eventually(popup(page)).toContainText("Words of B 1");
      expect(await stored(page, "USER_POPUP")).toBeNull();
    },
  );

  more(
    "tells a member at the first login what is for the first day as well",
    async ({ visit }) => {
      await visit.control.setPopups([...told("A"), ...told("F")]);
      const member = await visit.control.makeMember({ firstLogin: true });
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await openLogin(page);
      await submitLogin(page, member);
      // The password change that is due comes before any announcement.
      const change = page.getByRole("dialog", {
        name: wordsOf("changePassword.title"),
      });
      await change.getByLabel(/^New password(?! again)/).fill("Fresh-pass-82");
      await change.getByLabel(/^Confirm new password/).fill("Fresh-pass-82");
      await eventually(popup(page)).toHaveCount(0);
      await change.getByRole("button", { name: /^Save/ }).click();
      const dialog = popup(page);
      await eventually(
        dialog.getByRole("button", { name: "News A 1" }),
      ).toBeVisible();
      await eventually(
        dialog.getByRole("button", { name: "News F 1" }),
      ).toBeVisible();
    },
  );

  more(
    "waits while a payout is asked about, and while somebody writes",
    async ({ visit }) => {
      await visit.control.setPopups([...told("A"), ...told("B")]);
      const payee = await makePayee(visit, [{}]);
      const page = await openAs(visit, payee);
      const question = page.getByRole("dialog", {
        name: wordsOf("receipt.title"),
      });
      await question.waitFor();
      await eventually(popup(page)).toHaveCount(0);
      await question
        .getByRole("button", { name: wordsOf("receipt.later") })
        .click();
      await eventually(popup(page)).toBeVisible();
      await eventually(question).toHaveCount(0);

      const other = await visit.newPage();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await other.route("**/MCSFE_getListAnnouncements*", async (route) => {
        await held;
        await route.continue();
      });
      await other.goto(visit.portal);
      const search = other.getByRole("searchbox").first();
      await search.click();
      const answered = other.waitForResponse(/MCSFE_getListAnnouncements/);
      release();
      await answered;
      await other.keyboard.type("moon");
      await eventually(search).toHaveValue("moon");
      await eventually(popup(other)).toHaveCount(0);
      await header(other).getByRole("link").first().focus();
      await eventually(popup(other)).toBeVisible();
    },
  );

  more(
    "runs from right to left, pages above eight, and lets nothing of a hostile text run",
    async ({ visit }) => {
      // The sanitiser parses the text in a separate document, where the policy reports what it would have blocked.
      visit.expectProblem(/inline event handler|script-src-attr/);
      await visit.control.setPopups([
        {
          id: "hostile",
          title: "<img src=x onerror=alert(1)>",
          content:
            '<img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">press</a><p>left over</p>',
          execution: "B",
        },
        ...told("B", 9),
      ]);
      visit.expectProblem(/status of 404/);
      const page = await visit.newPage({ width: 390, touch: true, lang: "XB" });
      page.on("dialog", () => {
        throw new Error("Something of the announcement ran.");
      });
      await page.goto(visit.portal);
      const dialog = page.getByRole("dialog");
      await eventually(dialog).toContainText("left over");
      await eventually(dialog).toHaveAttribute("dir", "rtl");
      expect(await dialog.locator("script, [onerror]").count()).toBe(0);
      await eventually(dialog.getByRole("listitem")).not.toHaveCount(0);
      await eventually(dialog.getByRole("navigation")).toBeVisible();
      await expectAccessible(page);
    },
  );
});
