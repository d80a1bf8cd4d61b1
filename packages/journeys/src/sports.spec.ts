import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { cards, loginDialog, requests, section } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const minute = 60_000;

describe("the matches of sports", () => {
  more(
    "are shown live, move on by themselves, and lead to their house through the login",
    async ({ visit }) => {
      const page = await visit.newPage({ width: 390, touch: true });
      const asked = requests(page);
      await page.goto(`${visit.portal}/sports`);
      const matches = section(page, wordsOf("sports.matches.title"));
      await matches
        .getByRole("button", { name: wordsOf("sports.phase.live") })
        .click();
      const live = cards(matches).filter({ hasText: "Live, minute" });
      await eventually(live.first()).toBeVisible();
      await expectAccessible(page);
      const words = await live.first().innerText();
      expect(asked("/wps/game/sports/matches")).toHaveLength(1);

      // A quarter of an hour later: the page refreshes at its own pace.
      await visit.control.setClock(15 * minute);
      await eventually
        .poll(() => asked("/wps/game/sports/matches").length, {
          timeout: 25_000,
        })
        .toBeGreaterThan(1);
      await eventually.poll(() => live.allInnerTexts()).not.toContain(words);

      await matches
        .getByRole("button", { name: wordsOf("sports.phase.toCome") })
        .click();
      await matches
        .getByRole("button", { name: /^Open / })
        .first()
        .click();
      await eventually(loginDialog(page)).toBeVisible();
      expect(asked("/wps/game/launchGame")).toEqual([]);
    },
  );
});
