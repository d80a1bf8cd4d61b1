// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { TreeRow } from "./TreeGrid.types.ts";
import { treeLines, type TopLevel, type TreeLine } from "./treeLines.ts";

const row = (id: string, parentId?: string, more?: Partial<TreeRow>) =>
  ({
    id,
    ...(parentId !== undefined && { parentId }),
    name: id,
    cells: {},
    hasChildren: false,
    children: "loaded",
    ...more,
  }) satisfies TreeRow;
const parent = (id: string, of?: string, more?: Partial<TreeRow>) =>
  row(id, of, { hasChildren: true, ...more });

const whole: TopLevel = { busy: false, failed: false, more: false };
const lines = (
  rows: readonly TreeRow[],
  open: readonly string[] = [],
  top: Partial<TopLevel> = {},
) => treeLines(rows, new Set(open), { ...whole, ...top });

/** A row as "level id place/siblings", a note at the end of a level as "level (kind)". */
const written = (line: TreeLine): string =>
  line.kind === "row"
    ? `${line.level} ${line.row.id} ${line.place}/${line.siblings}`
    : `${line.level} (${line.kind})`;

const tree = [
  parent("a"),
  row("b"),
  parent("a1", "a"),
  row("a2", "a"),
  row("a11", "a1"),
];

describe("treeLines", () => {
  it("omits rows below a closed row", () => {
    expect(lines(tree).map(written)).toEqual(["1 a 1/2", "1 b 2/2"]);
    expect(lines(tree, ["a1"]).map(written)).toEqual(["1 a 1/2", "1 b 2/2"]);
  });

  it("puts children below their parent when they are listed elsewhere", () => {
    expect(lines(tree, ["a", "a1"]).map(written)).toEqual([
      "1 a 1/2",
      "2 a1 1/2",
      "3 a11 1/1",
      "2 a2 2/2",
      "1 b 2/2",
    ]);
  });

  it("gives each line the index of its parent", () => {
    expect(lines(tree, ["a", "a1"]).map((line) => line.parent)).toEqual([
      -1, 0, 1, 0, -1,
    ]);
  });

  it("marks every row as open, closed or neither", () => {
    expect(
      lines(tree, ["a"]).map((line) => line.kind === "row" && line.open),
    ).toEqual([true, false, undefined, undefined]);
  });

  it.each([
    ["loading", "loading"],
    ["failed", "failed"],
    ["idle", "loading"],
    ["loaded", "none"],
  ] as const)("ends an empty level that is %s with: %s", (children, kind) => {
    expect(
      lines([parent("a", undefined, { children })], ["a"]).map(written),
    ).toEqual(["1 a 1/1", `2 (${kind})`]);
  });

  it.each([
    ["loading", "loading"],
    ["failed", "failed"],
    ["idle", "more"],
    ["loaded", "more"],
  ] as const)(
    "keeps the rows of an incomplete level that is %s, and ends it with: %s",
    (children, kind) => {
      const rows = [
        parent("a", undefined, { children, more: true }),
        row("a1", "a"),
      ];
      expect(lines(rows, ["a"]).map(written)).toEqual([
        "1 a 1/1",
        "2 a1 1/-1",
        `2 (${kind})`,
      ]);
    },
  );

  it.each([
    [{ more: true }, ["1 b 1/-1", "1 (more)"]],
    [{ more: true, busy: true }, ["1 b 1/-1", "1 (loading)"]],
    [{ more: true, failed: true }, ["1 b 1/-1", "1 (failed)"]],
    [{ failed: true }, ["1 b 1/1", "1 (failed)"]],
    [{ busy: true }, ["1 b 1/1", "1 (loading)"]],
    [{}, ["1 b 1/1"]],
  ])("ends the top level as expected for %o", (top, expected) => {
    expect(lines([row("b")], [], top).map(written)).toEqual(expected);
  });

  it("has no lines without rows", () => {
    expect(lines([], [], { busy: true, more: true })).toEqual([]);
    expect(lines([], [], { failed: true })).toEqual([]);
  });

  it("keeps rows whose parent is missing or listed later, and shows none twice", () => {
    const rows = [
      row("x", "gone"),
      row("y", "y"),
      row("x"),
      row("z", "later"),
      parent("later"),
    ];
    expect(lines(rows, ["later"]).map(written)).toEqual([
      "1 x 1/4",
      "1 y 2/4",
      "1 z 3/4",
      "1 later 4/4",
      "2 (none)",
    ]);
  });

  it("handles 10,000 levels", () => {
    const deep = Array.from({ length: 10_000 }, (_, index) =>
      parent(`${index}`, index === 0 ? undefined : `${index - 1}`),
    );
    const all = lines(
      deep,
      deep.map(({ id }) => id),
    );
    expect(all).toHaveLength(10_001);
    expect(all.at(-2)?.level).toBe(10_000);
  });

  it("gives every line a unique key", () => {
    const all = lines(
      [parent("a"), parent("b"), parent("a1", "a"), row("")],
      ["a", "b", "a1"],
      { more: true },
    );
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });
});
