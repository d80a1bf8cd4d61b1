import { describe } from "vitest";
import { openAsMember } from "./harness/journey.ts";
import { shiftsOf, watchShifts } from "./harness/measure.ts";
import { addressOf, pageRecords } from "./harness/pages.ts";
import { noSuchPage } from "./harness/noSuchPage.ts";
import { expect, moreTag, test, type Visit } from "./harness/test.ts";

/** All pages one after the other. */
const whole = { tags: [moreTag], timeout: 240_000 };

/** Everything that has moved without input on any page, by its path. */
async function shiftsEverywhere(
  visit: Visit,
  who: "guest" | "member",
  width: number,
): Promise<readonly string[]> {
  const look = { width, mode: "dark" } as const;
  const page =
    who === "guest"
      ? await visit.newPage(look)
      : (
          await openAsMember(visit, {
            path: noSuchPage,
            wish: { favourites: 12 },
            page: look,
          })
        ).page;
  await watchShifts(page);
  const moved: string[] = [];
  for (const record of pageRecords) {
    if (who === "guest" && record.access !== undefined) continue;
    await page.goto(visit.portal + (await addressOf(visit, record)), {
      waitUntil: "networkidle",
    });
    await page.locator("h1").first().waitFor({ state: "attached" });
    for (const shift of await shiftsOf(page))
      moved.push(`${record.path} ${shift}`);
  }
  return moved;
}

describe.each([390, 768, 1280])(
  "nothing moves by itself on any page at %s",
  (width) => {
    test("for a guest", whole, async ({ visit }) => {
      expect(await shiftsEverywhere(visit, "guest", width)).toEqual([]);
    });

    test("for a member", whole, async ({ visit }) => {
      expect(await shiftsEverywhere(visit, "member", width)).toEqual([]);
    });
  },
);

describe("the watch", () => {
  test("sees what moves", { tags: [moreTag] }, async ({ visit }) => {
    const page = await visit.newPage();
    await watchShifts(page);
    await page.goto(`${visit.portal}/help`, { waitUntil: "networkidle" });
    await page.evaluate(
      () =>
        new Promise((painted) => {
          const block = document.createElement("div");
          document.querySelector("main")?.prepend(block);
          block.style.height = "300px";
          requestAnimationFrame(() => requestAnimationFrame(painted));
        }),
    );
    expect(await shiftsOf(page)).not.toEqual([]);
  });
});
