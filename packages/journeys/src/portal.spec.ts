import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const dialog = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true });
const footer = (page: Page) => page.getByRole("contentinfo");

describe("the public portal", () => {
  more(
    "shows promotions by kind, one in full by its address, and leads to where one takes part",
    async ({ visit }) => {
      const page = await visit.newPage({ width: 390, touch: true });
      await page.goto(`${visit.portal}/promotions#p-deep`);
      await eventually(dialog(page, "Big catch")).toContainText(
        "heaviest catch",
      );
      await expectAccessible(page);
      await dialog(page, "Big catch")
        .getByRole("button", { name: wordsOf("receipt.close") })
        .tap();
      await eventually(page).toHaveURL(`${visit.portal}/promotions`);

      const kinds = page.getByRole("radiogroup", {
        name: wordsOf("promotions.kinds"),
      });
      await eventually(kinds.getByRole("radio")).toHaveCount(8);
      await kinds
        .getByRole("radio", { name: wordsOf("promotions.type.newPlayer") })
        .tap();
      await eventually(page.getByRole("article")).toHaveCount(3);
      await page
        .getByRole("article", { name: "Welcome bonus" })
        .getByRole("link", { name: /^More / })
        .tap();
      const welcome = dialog(page, "Welcome bonus");
      await welcome
        .getByRole("button", { name: wordsOf("header.register") })
        .tap();
      await eventually(dialog(page, wordsOf("register.form"))).toBeVisible();
      await page.goBack();
      await page
        .getByRole("article", { name: "The lobby on your phone" })
        .getByRole("link", { name: /^More / })
        .tap();
      await dialog(page, "The lobby on your phone")
        .getByRole("button", { name: wordsOf("menu.app") })
        .tap();
      await eventually(
        page.getByRole("heading", { level: 1, name: wordsOf("menu.app") }),
      ).toBeVisible();
      await page.goBack();
      await eventually(page).toHaveURL(/\/promotions\?category=c-new$/);
    },
  );

  more(
    "helps over the page and at an address, and talks by way of the platform",
    async ({ visit }) => {
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/help#limits`);
      await eventually(
        page.getByRole("article", { name: "Limits and breaks" }),
      ).toContainText("Play is for fun");
      await expectAccessible(page);
      await page
        .getByRole("navigation", { name: wordsOf("help.title") })
        .getByRole("link", { name: wordsOf("deposit.title") })
        .press("Enter");
      await eventually(page).toHaveURL(/#deposit$/);
      await eventually(
        page.getByRole("article", { name: wordsOf("deposit.title") }),
      ).toBeVisible();

      await footer(page).getByRole("link", { name: "Fair play" }).click();
      await eventually(dialog(page, wordsOf("help.title"))).toContainText(
        "never in your browser",
      );
      await page.keyboard.press("Escape");

      const opened = page.waitForEvent("popup");
      await footer(page)
        .getByRole("button", { name: wordsOf("menu.service") })
        .click();
      const service = await opened;
      await service
        .getByRole("button", { name: "Ask customer service" })
        .click();
      await service
        .getByLabel("Message", { exact: true })
        .fill("How do I withdraw?");
      await service.getByRole("button", { name: "Send" }).click();
      await eventually(service.getByRole("list")).toContainText(
        "payment password first",
      );
      await service.close();

      await footer(page)
        .getByRole("button", { name: wordsOf("models.title") })
        .click();
      const hosts = dialog(page, wordsOf("models.title"));
      await hosts.getByRole("button", { name: "Chat with Amaya" }).click();
      const room = dialog(page, "Chat with Amaya");
      const frame = room.frameLocator("iframe");
      await frame
        .getByLabel("Message", { exact: true })
        .fill("Any limits and breaks?");
      await frame.getByRole("button", { name: "Send" }).click();
      await eventually(frame.getByRole("list")).toContainText(
        "Play is for fun",
      );
      await expectAccessible(page);
    },
  );

  more(
    "offers the app that fits the phone, the licence and the other addresses",
    async ({ visit }) => {
      const page = await visit.newPage({ lang: "EN" });
      await page.goto(`${visit.portal}/down`);
      await eventually(
        page.getByRole("img", { name: "QR code: Download for iOS" }),
      ).toBeVisible();
      await page.getByRole("tab", { name: wordsOf("download.lite") }).click();
      await eventually(
        page.getByRole("link", { name: wordsOf("download.lite.button") }),
      ).toHaveAttribute("href", "https://get.foyer.example/lite");
      await page.reload();
      await eventually(
        page.getByRole("link", { name: wordsOf("download.lite.button") }),
      ).toBeVisible();
      await expectAccessible(page);

      await footer(page)
        .getByRole("button", { name: wordsOf("mirrors.title") })
        .click();
      const mirrors = dialog(page, wordsOf("mirrors.title"));
      await eventually(mirrors.getByRole("link")).toHaveCount(3);
      await expectAccessible(page);
      await mirrors
        .getByRole("button", { name: wordsOf("receipt.close") })
        .click();
      await eventually(mirrors).toHaveCount(0);
      await footer(page)
        .getByRole("button", { name: /licen[cs]e/i })
        .click();
      await eventually(
        dialog(page, wordsOf("menu.licence")).getByRole("img"),
      ).toBeVisible();
      expect(await page.getByRole("dialog").count()).toBe(1);
    },
  );

  more("shows customer service as a panel on a phone", async ({ visit }) => {
    const page = await visit.newPage({ width: 390, touch: true, lang: "EN" });
    await page.goto(`${visit.portal}/help`);
    await footer(page)
      .getByRole("button", { name: wordsOf("menu.service") })
      .tap();
    const panel = dialog(page, wordsOf("menu.service"));
    await panel
      .frameLocator("iframe")
      .getByRole("button", { name: "Ask customer service" })
      .tap();
    await eventually(
      panel.frameLocator("iframe").getByLabel("Message", { exact: true }),
    ).toBeVisible();
    await panel.getByRole("button", { name: wordsOf("receipt.close") }).tap();
    await eventually(panel).toHaveCount(0);
  });
});
