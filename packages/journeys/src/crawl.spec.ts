import { writeFileSync } from "node:fs";
import { describe } from "vitest";
import { root } from "@foyer/brand/checkout";
import { crawl } from "./harness/crawl/crawler.ts";
import { exceptions } from "./harness/crawl/exceptions.ts";
import {
  brand,
  controlRoomGround,
  onlyAt,
  portalGround,
  roles,
} from "./harness/crawl/grounds.ts";
import { sampleGround } from "./harness/crawl/sample.ts";
import { untruths } from "./harness/crawl/truth.ts";
import { expect, moreTag, test } from "./harness/test.ts";

/** The part that `verify:full crawl` requests: a role, or the control room. */
const wanted = process.env["FOYER_CRAWL"];
const timeout = 25 * 60_000;

/** Saves the list of what was pressed, so that it can be looked up whether a control was. */
function note(part: string, pressed: readonly string[]): void {
  const file = `.foyer/crawled-${brand}-${part}.txt`;
  writeFileSync(`${root}${file}`, `${pressed.join("\n")}\n`);
  process.stdout.write(
    `${part}: ${pressed.length} controls pressed (${file})\n`,
  );
}

describe.runIf(wanted)("every control", () => {
  for (const role of roles.filter((one) => one === wanted)) {
    test(
      `no page says the opposite of what is, to a ${role}`,
      { timeout, tags: [moreTag] },
      async ({ visit }) => {
        // Failures are intended here.
        visit.expectProblem(/./);
        expect(await untruths(await portalGround(visit, role))).toEqual([]);
      },
    );

    test(
      `does what it says for a ${role}`,
      { timeout, tags: [moreTag] },
      async ({ visit }) => {
        // The crawl itself reports problems, together with what was pressed.
        visit.expectProblem(/./);
        const { pressed, wrong } = await crawl(await portalGround(visit, role));
        note(role, pressed);
        expect(wrong).toEqual([]);
        expect(pressed.length).toBeGreaterThan(onlyAt ? 0 : 100);
      },
    );
  }

  if (wanted === "control-room")
    test(
      "does what it says in the control room",
      { timeout, tags: [moreTag] },
      async ({ visit }) => {
        visit.expectProblem(/./);
        const { pressed, wrong } = await crawl(controlRoomGround(visit));
        note("control-room", pressed);
        expect(wrong).toEqual([]);
        expect(pressed.length).toBeGreaterThan(onlyAt ? 0 : 30);
      },
    );

  if (wanted === "sample")
    test(
      "finds each fault of a page that has one of each, and nothing else",
      { timeout, tags: [moreTag] },
      async ({ visit }) => {
        visit.expectProblem(/./);
        const { wrong, pressed } = await crawl(sampleGround(visit));
        const found = wrong.map((text) => text.replace(/^after [^:]*: /, ""));
        expect(found.sort()).toEqual([
          "/: button “Covered”: cannot be pressed: <i> lies over it",
          "/: button “Dead”: nothing happens",
          "/: button “Failing”: page error: It failed.",
          "/: button “Hollow”: the address becomes another and nothing else changes",
          "/: button “Refused”: 403 of /wps/refused",
          "/: button “Told”: “Unknown error”",
          "/: img “Dead picture” (first): nothing happens",
          "dialog Opened: button “Dead inside”: nothing happens",
        ]);
        // Of the five rows, only the first, middle and last are pressed.
        expect(pressed).toHaveLength(19);
      },
    );

  test("has few exceptions", { tags: [moreTag] }, () => {
    expect(exceptions.length).toBeLessThanOrEqual(20);
  });
});
