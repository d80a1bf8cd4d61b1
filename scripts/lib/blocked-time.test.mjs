// @ts-check
import { expect, it } from "vitest";
import { blockedMs } from "./blocked-time.mjs";

const page = { pid: 1, tid: 1, ph: "X" };
/**
 * @param {number} ts
 * @param {number} tdur
 */
const task = (ts, tdur) => ({ ...page, name: "RunTask", ts, tdur });
const start = {
  ...page,
  name: "navigationStart",
  ph: "R",
  ts: 1000,
  args: { data: { documentLoaderURL: "http://localhost/" } },
};
const painted = { ...page, name: "firstContentfulPaint", ph: "R", ts: 2000 };

it("adds up what a phone's tasks take beyond 50 ms, after the first content", () => {
  expect(
    blockedMs([
      start,
      task(1500, 90_000),
      painted,
      task(3000, 12_500),
      task(4000, 20_000),
      task(5000, 15_000),
      { ...task(6000, 90_000), name: "FunctionCall" },
    ]),
  ).toBe(40);
});

it("leaves out other threads and pages", () => {
  expect(
    blockedMs([
      { ...start, ts: 500, pid: 2, args: {} },
      start,
      painted,
      { ...task(3000, 90_000), tid: 2 },
      { ...task(3000, 90_000), pid: 2 },
    ]),
  ).toBe(0);
});

it("says nothing about a trace without a page", () => {
  expect(blockedMs([start])).toBeUndefined();
  expect(blockedMs([painted])).toBeUndefined();
});
