import type { CDPSession, Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { header, loginDialog, openLogin } from "./harness/journey.ts";
import { expect, moreTag, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* What is left behind when parts come and go: the browser's own counts, after garbage collection. */

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
}

async function counts(session: CDPSession): Promise<Counts> {
  // What one collection frees may have referenced something else.
  for (let time = 0; time < 3; time += 1)
    await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send(
    "Memory.getDOMCounters",
  );
  return { nodes, listeners: jsEventListeners };
}

/**
 * Repeats an action and returns how much more there is than before. The first rounds do not count: they load code and
 * fill caches.
 */
async function left(
  page: Page,
  rounds: number,
  round: () => Promise<void>,
): Promise<Counts> {
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  for (let warm = 0; warm < 5; warm += 1) await round();
  const before = await counts(session);
  for (let time = 0; time < rounds; time += 1) await round();
  const after = await counts(session);
  await session.detach();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

/** For the long version; fifty rounds take most of a minute. */
const long = { timeout: 240_000, tags: [moreTag] };

/** Less than one per round: a leak would add at least that many. */
function expectFlat({ nodes, listeners }: Counts, rounds: number): void {
  expect(listeners).toBeLessThan(rounds);
  // A dialog has some hundreds of elements: one that leaked would be noticed.
  expect(nodes).toBeLessThan(rounds * 5);
}

describe("what comes and goes", () => {
  test(
    "a dialog leaves nothing behind, fifty times",
    long,
    async ({ visit }) => {
      const page = await visit.newPage({ reducedMotion: true });
      await page.goto(`${visit.portal}/help`);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();
      const grown = await left(page, 50, async () => {
        await openLogin(page);
        await page.keyboard.press("Escape");
        await eventually(loginDialog(page)).toHaveCount(0);
      });
      expectFlat(grown, 50);
    },
  );

  test("a page leaves nothing behind, fifty times", long, async ({ visit }) => {
    const page = await visit.newPage({ reducedMotion: true });
    await page.goto(`${visit.portal}/help`);
    const menu = page.getByRole("navigation", { name: wordsOf("menu.label") });
    const heading = page.getByRole("heading", { level: 1 });
    const go = async (name: RegExp) => {
      await menu.getByRole("link", { name }).first().click();
      await eventually(heading).toHaveText(name);
    };
    const grown = await left(page, 25, async () => {
      await go(/^Promotions$/);
      await go(/^Fishing$/);
    });
    expectFlat(grown, 50);
  });

  test("is seen by the count where it does stay", long, async ({ visit }) => {
    const page = await visit.newPage();
    await page.goto(`${visit.portal}/help`);
    await header(page)
      .getByRole("button", { name: wordsOf("login.form") })
      .waitFor();
    const grown = await left(page, 50, () =>
      page.evaluate(() => {
        const node = document.createElement("div");
        node.addEventListener("click", () => node.remove());
        for (let part = 0; part < 10; part += 1)
          node.append(document.createElement("i"));
        const kept: unknown = Reflect.get(globalThis, "kept");
        const all: unknown[] = Array.isArray(kept) ? kept : [];
        Reflect.set(globalThis, "kept", [...all, node]);
      }),
    );
    expect(() => expectFlat(grown, 50)).toThrow();
    expect(grown.listeners).toBeGreaterThan(40);
    expect(grown.nodes).toBeGreaterThan(400);
  });
});
