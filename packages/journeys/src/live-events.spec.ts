import type { Page } from "playwright";
import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { expectAccessible } from "./harness/axe.ts";
import { expectMarked, goOffline, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { header, joinSession, loginDialog } from "./harness/journey.ts";
import { news, openListening, watchSockets } from "./harness/live.ts";
import { expect, more, test, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** A second tab of the member, which waits for its turn to listen. */
async function secondTab(visit: Visit, first: Page) {
  const page = await visit.newPage({ context: first.context() });
  const sockets = watchSockets(page);
  await joinSession(page, `${visit.portal}/fish`);
  await eventually
    .poll(() =>
      page.evaluate(
        async () => (await navigator.locks.query()).pending?.length,
      ),
    )
    .toBe(1);
  return { page, sockets };
}

describe("news of the account", () => {
  test("is told in one of two tabs, over one socket, and the balance moves in both", async ({
    visit,
  }) => {
    const { page, member, sockets } = await openListening(visit);
    const second = await secondTab(visit, page);
    await visit.control.letHappen(member.username, {
      type: "DEPOSIT_ARRIVED",
      amount: "80.00",
    });
    await eventually(news(second.page)).toHaveText(
      /Your deposit of .*80\.00.* was credited/,
    );
    // It stays while hovered, however long the rest takes: a repeated one would appear beside it.
    await news(second.page).hover();
    await eventually(header(page)).toContainText("90.00");
    await eventually(header(second.page)).toContainText("90.00");
    await eventually(news(page)).toHaveCount(0);
    expect([sockets.opened(), second.sockets.opened()]).toEqual([1, 0]);
    await expectAccessible(second.page);

    // The connected tab closes; the other one continues where it left off.
    await page.close();
    await eventually.poll(second.sockets.ready).toBe(1);
    await visit.control.letHappen(member.username, {
      type: "MESSAGE",
      text: "Harbour lights",
    });
    await eventually(
      news(second.page).filter({ hasText: "Harbour lights" }),
    ).toHaveCount(1);
    await eventually(news(second.page)).toHaveCount(2);
  });

  more(
    "of the time without a network is told once when it is back",
    async ({ visit }) => {
      visit.expectProblem(/ERR_INTERNET_DISCONNECTED/);
      const { page, member, sockets } = await openListening(visit);
      const reconnect = await goOffline(page);
      await eventually.poll(sockets.open).toBe(0);
      for (const amount of ["20.00", "30.00"])
        await visit.control.letHappen(member.username, {
          type: "DEPOSIT_ARRIVED",
          amount,
        });
      await visit.control.letHappen(member.username, {
        type: "MESSAGE",
        text: "Meanwhile",
      });
      await eventually(news(page)).toHaveCount(0);
      await reconnect();
      await eventually(
        news(page).filter({ hasText: "2 deposits were credited" }),
      ).toHaveCount(1);
      await eventually(news(page).filter({ hasText: "Meanwhile" })).toHaveCount(
        1,
      );
      await eventually(header(page)).toContainText("60.00");

      await page.reload();
      await eventually.poll(sockets.ready).toBe(3);
      await visit.control.letHappen(member.username, {
        type: "MESSAGE",
        text: "Afterwards",
      });
      await eventually(news(page)).toHaveText([/Afterwards/]);
    },
  );

  more("of a payout asks at once whether it arrived", async ({ visit }) => {
    const { page, member } = await openListening(visit, {
      member: { balance: "5000.00", bankAccounts: 1 },
    });
    await visit.control.letHappen(member.username, {
      type: "PAYOUT_ISSUED",
      amount: "200.00",
    });
    await eventually(
      page.getByRole("dialog", { name: wordsOf("receipt.title") }),
    ).toBeVisible();
    await eventually(news(page)).toHaveCount(0);
  });

  more(
    "of every other kind is told in words, whatever the other side writes",
    async ({ visit }) => {
      const { page, member } = await openListening(visit, {
        member: { balance: "5000.00", bankAccounts: 1 },
        page: { width: 390, touch: true },
      });
      const hostile = "<img src=x onerror=alert(1)>";
      for (const [type, text, words] of [
        [
          "DEPOSIT_FAILED",
          hostile,
          /Your deposit of .*100\.00.* was not credited: .*<img src=x/,
        ],
        [
          "WITHDRAWAL_APPROVED",
          "",
          /Your withdrawal of .*100\.00.* was approved/,
        ],
        ["WITHDRAWAL_REJECTED", "Name differs", /was rejected: .*Name differs/],
        ["MESSAGE", hostile, /New message: .*<img src=x/],
      ] as const) {
        await visit.control.letHappen(member.username, { type, text });
        await eventually(news(page).filter({ hasText: words })).toHaveCount(1);
        await news(page)
          .filter({ hasText: words })
          .getByRole("button")
          .last()
          .click();
        await eventually(news(page)).toHaveCount(0);
        await page.keyboard.press("Escape");
      }
      expect(await page.locator("img[src=x]").count()).toBe(0);
    },
  );

  more(
    "is told to a page that comes back from the browser's memory, alive",
    async ({ visit }) => {
      const { page, member, sockets } = await openListening(visit, {
        page: { asShipped: true },
      });
      await mark(page);
      await page.goto(`${visit.gallery}/gallery.html`);
      await visit.control.letHappen(member.username, {
        type: "DEPOSIT_ARRIVED",
        amount: "80.00",
      });
      await pressBack(page);
      await page.waitForURL("**/fish", { waitUntil: "commit" });
      await expectMarked(page);
      await eventually(news(page)).toHaveText(/80\.00/);
      await eventually(header(page)).toContainText("90.00");
      expect(sockets.opened()).toBe(2);
    },
  );

  more(
    "is not told to a session that has ended: it is asked to log in instead",
    async ({ visit }) => {
      visit.expectProblem(/status of 401/);
      const { page, member, sockets } = await openListening(visit);
      await visit.control.signOut(member.username);
      await visit.control.letHappen(member.username, {
        type: "MESSAGE",
        text: "Too late",
      });
      await eventually(loginDialog(page)).toBeVisible();
      await eventually.poll(sockets.open).toBe(0);
      await eventually(news(page)).toHaveText([/Please log in/]);
    },
  );

  more(
    "closes the portal by itself when the platform closes, and it opens without a reload",
    async ({ visit }) => {
      visit.expectProblem(/status of 503/);
      const { page, member } = await openListening(visit);
      await mark(page);
      await visit.control.setStatus({
        maintenance: { on: true, message: "Closed" },
      });
      await visit.control.letHappen(member.username, {
        type: "MESSAGE",
        text: "Meanwhile",
      });
      await eventually(
        page.getByRole("heading", {
          name: wordsOf("ui.maintenancePage.title"),
        }),
      ).toBeVisible();
      await visit.control.setStatus({ maintenance: { on: false } });
      await page.evaluate(() =>
        document.dispatchEvent(
          new Event("visibilitychange", { bubbles: true }),
        ),
      );
      await eventually(news(page).filter({ hasText: "Meanwhile" })).toHaveCount(
        1,
      );
      await expectMarked(page);
    },
  );
});
