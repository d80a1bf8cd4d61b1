// @ts-check
import { expect, it } from "vitest";
import { planSentences, resultSentence } from "./sentences.mjs";

const commit = "4d4a191a0000000000000000000000000000000";

/** @param {"stories" | "pages"} kind */
const touched = (kind) => ({
  subject: { id: "", title: "", name: "", kind, file: "", exportName: "" },
  steps: 1,
  because: [],
  looks: [],
});

it("says what is compared when nothing is left out", () => {
  const selection = {
    touched: [touched("stories"), touched("pages"), touched("pages")],
    files: { "a.ts": { kind: "code", subjects: 3 } },
  };
  expect(planSentences(commit, selection, { taken: 48, all: 48 })).toEqual([
    "Compared with 4d4a191a: 1 changed file touches 1 story and 2 pages.",
    "All 48 pictures are taken, each before and after.",
  ]);
});

it("says what the limit leaves out, how to get it, and what touches everything", () => {
  const selection = {
    touched: [touched("stories")],
    files: {
      "a.ts": { kind: "code", subjects: 1 },
      "pnpm-lock.yaml": { kind: "everything", subjects: 1 },
    },
  };
  const [, everything, left] = planSentences(commit, selection, {
    taken: 200,
    all: 4666,
  });
  expect(everything).toBe("Every story and page stands on pnpm-lock.yaml.");
  expect(left).toMatch(/^Of 4,666 pictures, 200 are taken/);
  expect(left).toMatch(/: npm run look -- --limit 4666$/);
});

it("says how many pictures differ", () => {
  expect(resultSentence({ entries: [], same: 20 })).toBe(
    "0 pictures differ; 20 are the same.",
  );
});
