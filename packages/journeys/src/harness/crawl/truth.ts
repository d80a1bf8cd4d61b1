import type { Page, Route } from "playwright";
import { allowed } from "./exceptions.ts";
import type { Ground } from "./ground.ts";
import { says, saysOfNone } from "./grounds.ts";
import {
  goWithin,
  neutral,
  openHand,
  saidBy,
  settle,
  type Hand,
} from "./hand.ts";

/** What is said when there is nothing, or a count is zero: untrue while the platform cannot be reached. */
const empties = [
  ...says(
    /\.(empty|none|nothing|noFavourites|noRecent|noMethod|noData)(Text|Hint|\.text)?$/,
  ),
  ...saysOfNone(),
].filter((text) => text.length > 6);

/** What is said when the platform cannot be reached or has failed: untrue while it answers. */
const failures = says(/(^|\.)(failed|offline)(Text|Hint)?$/).filter((text) =>
  /could not be (loaded|read)|network/.test(text),
);

interface Condition {
  readonly begin: (page: Page) => Promise<void>;
  readonly false: readonly string[];
}

/** Ways in which the platform cannot be reached, and what must not be said then. */
const conditions: Readonly<Record<string, Condition>> = {
  "in order": { begin: () => Promise.resolve(), false: failures },
  offline: {
    begin: (page) => page.context().setOffline(true),
    false: empties,
  },
  failing: {
    begin: async (page) => {
      await page.route("**/wps/**", (route) =>
        route.fulfill({ status: 500, body: "" }),
      );
    },
    false: empties,
  },
};

/** The pages' code still loads: the test is about what a page says, not whether it loads. */
const fetched = async (route: Route) => {
  await route
    .fetch()
    .then((response) => route.fulfill({ response }))
    // The page has navigated away or is closed.
    .catch(() => route.abort().catch(() => undefined));
};

/**
 * Goes to every page from within the portal, while the platform answers, while offline, and while the platform fails;
 * returns each sentence that says the opposite. Nothing is reloaded on the way, so that no page's data has been
 * loaded before.
 *
 * @example expect(await untruths(ground)).toEqual([])
 */
export async function untruths(ground: Ground): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(conditions).map(([name, condition]) =>
      untruthsWhile(ground, name, condition),
    ),
  );
  return found.flat();
}

async function untruthsWhile(
  ground: Ground,
  name: string,
  condition: Condition,
): Promise<readonly string[]> {
  const found: string[] = [];
  const hand = await openHand(ground, () => undefined);
  const { page } = hand;
  const reported: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    // Whether code loads is not tested here.
    if (request.url().endsWith("/report") && /"(render|unhandled)"/.test(body))
      reported.push(body);
  });
  await page.route("**/assets/**", fetched);
  await page.goto(new URL(neutral, ground.addresses[0]).href);
  await ground.keep(page);
  await settle(hand, 500);
  await condition.begin(page);
  for (const address of ground.addresses) {
    await goWithin(page, address);
    const said = await allSaid(hand);
    const { pathname, search } = new URL(address);
    const wrong = [
      ...condition.false
        .filter((one) => said.includes(one))
        .map((one) => `“${one}”`),
      ...reported.splice(0).map((one) => `a fault is reported: ${one}`),
    ];
    for (const one of wrong) {
      const sentence = `${pathname}${search}, ${name}: ${one}`;
      if (allowed(sentence) === undefined) found.push(sentence);
    }
  }
  await page.close();
  return found;
}

/** Everything that a page says until it says the same three times and is not waiting for anything. */
async function allSaid(hand: Hand): Promise<string> {
  const said: string[] = [];
  for (let same = 0, turns = 0; same < 3 && turns < 20; turns += 1) {
    await settle(hand, 300);
    const { text, busy } = await saidBy(hand);
    same = !busy && text === said.at(-1) ? same + 1 : 0;
    said.push(text);
  }
  return said.join("\n");
}
