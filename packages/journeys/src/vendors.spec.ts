import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { eventually } from "./harness/eventually.ts";
import { cards, openAsMember } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/**
 * Every category whose providers are opened or listed from their cards, and the name of that list. A provider of
 * slots only filters the games of its page.
 */
const lanes = [
  ["/live", wordsOf("lobby.vendors.open")],
  ["/fish", wordsOf("lobby.vendors.open")],
  ["/pvp", wordsOf("lobby.vendors.open")],
  ["/?type=INHOUSE", wordsOf("lobby.vendors.open")],
  ["/?type=COCKFIGHT", wordsOf("lobby.vendors.open")],
  ["/sports", "Sports"],
  ["/esports", "E-sports"],
  ["/lott", "Lottery"],
  ["/elott", "E-lottery"],
] as const;

describe("every vendor", () => {
  for (const [path, name] of lanes)
    more(`of ${path} opens by a press on its card`, async ({ visit }) => {
      const { page } = await openAsMember(visit, { path });
      const main = page.getByRole("main");
      const halls = cards(main.getByRole("list", { name, exact: true }));
      await halls.first().waitFor();
      const here = page.url();
      const count = await halls.count();
      for (let index = 0; index < count; index += 1) {
        const button = halls.nth(index).getByRole("button");
        const vendor = await button.getAttribute("aria-label");
        await button.click();
        const game = page.frameLocator("iframe").getByRole("main");
        const list = page.getByRole("dialog").getByRole("article");
        await eventually
          .poll(async () => (await game.count()) + (await list.count()), {
            message: vendor ?? path,
          })
          .toBeGreaterThan(0);
        expect(await page.getByText(/Invalid URL/).count()).toBe(0);
        await pressBack(page);
        await page.waitForURL(here);
        await eventually(page.getByRole("dialog")).toHaveCount(0);
        await halls.first().waitFor();
      }
      expect(count).toBeGreaterThan(0);
    });
});
