// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beyond, windowOf } from "./treeWindow.ts";

const keysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}`);
const even = { known: new Map<string, number>(), usual: 40 };

describe("windowOf", () => {
  it("renders the visible lines and a few beyond", () => {
    expect(
      windowOf(keysOf(10_000), even, { top: 4000, height: 400 }, -1),
    ).toEqual({
      runs: [{ before: 94 * 40, from: 100 - beyond, to: 111 + beyond }],
      after: (10_000 - 111 - beyond) * 40,
    });
  });

  it("renders the focused line, wherever it is", () => {
    const place = { top: 4000, height: 400 };
    expect(windowOf(keysOf(10_000), even, place, 3).runs).toEqual([
      { before: 120, from: 3, to: 4 },
      { before: 90 * 40, from: 94, to: 117 },
    ]);
    expect(windowOf(keysOf(10_000), even, place, 9_999)).toEqual({
      runs: [
        { before: 94 * 40, from: 94, to: 117 },
        { before: (9_999 - 117) * 40, from: 9_999, to: 10_000 },
      ],
      after: 0,
    });
  });

  it("handles a position beyond the end, and an empty list", () => {
    expect(windowOf(keysOf(2), even, { top: 9000, height: 400 }, 1)).toEqual({
      runs: [{ before: 0, from: 0, to: 2 }],
      after: 0,
    });
    expect(windowOf([], even, { top: 0, height: 400 }, -1)).toEqual({
      runs: [{ before: 0, from: 0, to: 0 }],
      after: 0,
    });
  });

  it("covers the viewport, keeps the total height, and never renders more than fits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 300 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: -1, max: 300 }),
        (sizes, top, height, focused) => {
          const keys = keysOf(sizes.length);
          const known = new Map(
            sizes.map((size, index) => [`${index}`, size] as const),
          );
          const { runs, after } = windowOf(
            keys,
            { known, usual: 40 },
            { top, height },
            focused,
          );
          const drawn = runs.flatMap(({ from, to }) =>
            keys.slice(from, to).map(Number),
          );
          const sizeOf = (index: number) => sizes[index] ?? 0;
          const sum = drawn.reduce((all, index) => all + sizeOf(index), 0);
          const gaps = runs.reduce((all, { before }) => all + before, after);
          expect(gaps + sum).toBe(sizes.reduce((all, size) => all + size, 0));
          let start = 0;
          sizes.forEach((size, index) => {
            const seen = start < top + height && start + size > top;
            if (seen || index === focused) expect(drawn).toContain(index);
            start += size;
          });
          expect(drawn.length).toBeLessThanOrEqual(
            Math.ceil(height / 20) + 2 + 2 * beyond + 1,
          );
        },
      ),
    );
  });
});
