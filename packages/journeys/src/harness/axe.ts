import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Result } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { explained, type Explanation } from "./incomplete.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const source = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * Fails unless axe finds nothing wrong with the page as it is now, and nothing undecided that incomplete.ts does not
 * explain.
 *
 * @example await expectAccessible(page)
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await runAxe(page)).toEqual({ violations: [], unexplained: [] });
}

/**
 * The same findings, one line each, for a test that checks many pages.
 *
 * @example problems.push(...(await accessibilityProblems(page)))
 */
export async function accessibilityProblems(
  page: Page,
): Promise<readonly string[]> {
  const { violations, unexplained } = await runAxe(page);
  return [
    ...violations.map((line) => `violation: ${line}`),
    ...unexplained.map((line) => `unexplained: ${line}`),
  ];
}

interface Findings {
  readonly violations: readonly string[];
  readonly unexplained: readonly string[];
}

/**
 * An element has other colours while it fades in, so this waits until all finite animations have ended. Infinite ones
 * are held at their start: in a moving strip, a link would be cut off at the edge in one check and not in the next.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === "running");
    const ends = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime !== Infinity;
    for (const animation of running.filter((one) => !ends(one))) {
      animation.pause();
      animation.currentTime = 0;
    }
    await Promise.allSettled(
      running.filter(ends).map(({ finished }) => finished),
    );
  });

async function runAxe(page: Page): Promise<Findings> {
  await atRest(page);
  // Not a script element: the policy would rightly block it.
  const session = await page.context().newCDPSession(page);
  const evaluate = (expression: string) =>
    session.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
      allowUnsafeEvalBlockedByCSP: true,
    });
  await evaluate(source);
  const input = JSON.stringify({ tags, explained });
  const { result, exceptionDetails } = await evaluate(
    `(${findProblems.toString()})(${input})`,
  );
  await session.detach();
  if (exceptionDetails)
    throw new Error(
      `axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
    );
  return result.value;
}

/* Runs in the page, where axe has been loaded. */
async function findProblems(input: {
  readonly tags: string[];
  readonly explained: readonly Explanation[];
}): Promise<Findings> {
  /* What is far from view is not rendered yet; axe could not say anything about it. */
  const rendered = new CSSStyleSheet();
  rendered.replaceSync("footer { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(rendered);
  /* While a page is still being built, axe reports parts that are no longer where they were. */
  const look = async () => {
    let moved = false;
    const observer = new MutationObserver(() => (moved = true));
    observer.observe(document.body, { childList: true, subtree: true });
    const found = await window.axe.run(document, {
      runOnly: input.tags,
      resultTypes: ["violations", "incomplete"],
    });
    observer.disconnect();
    return { ...found, moved };
  };
  const flat = (results: Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => ({
        id,
        selector: target.join(" "),
        text: `${id} at ${target.join(" ")}: ${failureSummary}`,
      })),
    );
  const isExplained = ({ id, selector }: { id: string; selector: string }) => {
    const element = document.querySelector(selector);
    return input.explained.some(
      ({ rule, within }) => rule === id && element?.closest(within),
    );
  };
  for (let again = 3; ; again -= 1) {
    const { violations, incomplete, moved } = await look();
    const findings = {
      violations: flat(violations).map(({ text }) => text),
      unexplained: flat(incomplete)
        .filter((finding) => !isExplained(finding))
        .map(({ text }) => text),
    };
    const isClean = Object.values(findings).flat().length === 0;
    if (isClean || !moved || again === 0) return findings;
  }
}
