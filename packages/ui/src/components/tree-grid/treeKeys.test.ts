// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { TreeRow } from "./TreeGrid.types.ts";
import { asRead, treeMove, findTyped, typed } from "./treeKeys.ts";
import { treeLines } from "./treeLines.ts";

const row = (id: string, parentId?: string, hasChildren = false): TreeRow => ({
  id,
  ...(parentId !== undefined && { parentId }),
  name: id,
  cells: {},
  hasChildren,
  children: "loaded",
});
const top = { busy: false, failed: false, more: false };
/* 0 a, open; 1 a1, closed; 2 a2; 3 b; 4 c, open; 5 nothing below c */
const lines = treeLines(
  [
    row("a", undefined, true),
    row("a1", "a", true),
    row("a2", "a"),
    row("b"),
    row("c", undefined, true),
  ],
  new Set(["a", "c"]),
  top,
);

describe("treeMove", () => {
  it.each([
    [0, "ArrowDown", { to: 1 }],
    [5, "ArrowDown", { to: 5 }],
    [3, "ArrowUp", { to: 2 }],
    [0, "ArrowUp", { to: 0 }],
    [3, "Home", { to: 0 }],
    [1, "End", { to: 5 }],
    [1, "PageDown", { to: 4 }],
    [4, "PageDown", { to: 5 }],
    [4, "PageUp", { to: 1 }],
    [1, "PageUp", { to: 0 }],
    [0, "ArrowRight", { to: 1 }],
    [1, "ArrowRight", { open: true }],
    [2, "ArrowRight", undefined],
    [4, "ArrowRight", { to: 5 }],
    [5, "ArrowRight", undefined],
    [0, "ArrowLeft", { open: false }],
    [1, "ArrowLeft", { to: 0 }],
    [2, "ArrowLeft", { to: 0 }],
    [3, "ArrowLeft", undefined],
    [5, "ArrowLeft", { to: 4 }],
    [2, "Enter", { act: true }],
    [0, " ", { open: false }],
    [1, " ", { open: true }],
    [2, " ", undefined],
    [0, "Tab", undefined],
    [0, "Escape", undefined],
    [9, "ArrowDown", undefined],
  ])("from line %i, on %s", (at, key, move) => {
    expect(treeMove(lines, at, key, 3)).toEqual(move);
  });
});

describe("asRead", () => {
  it("swaps the left and right arrows in right-to-left pages", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "Home"];
    expect(keys.map((key) => asRead(key, false))).toEqual(keys);
    expect(keys.map((key) => asRead(key, true))).toEqual([
      "ArrowRight",
      "ArrowLeft",
      "ArrowUp",
      "Home",
    ]);
  });
});

// @vitest-environment node
const names = ["kite", "Quay", undefined, "keel", "Keep", "École"];

describe("typed", () => {
  it("appends letters typed in quick succession, and starts over after a pause", () => {
    const first = typed({ text: "", at: 0 }, "k", 5000);
    const second = typed(first, "e", 5800);
    expect(second.text).toBe("ke");
    expect(typed(second, "q", 6601).text).toBe("q");
  });
});

describe("findTyped", () => {
  it.each([
    ["k", 0, 3],
    ["k", 3, 4],
    ["k", 4, 0],
    ["K", 0, 3],
    ["kk", 0, 3],
    ["q", 1, 1],
    ["ke", 3, 3],
    ["kee", 4, 4],
    ["keep", 3, 4],
    ["kit", 4, 0],
    ["é", 0, 5],
    ["x", 0, -1],
  ])("finds %s, starting from %i, at %i", (text, from, index) => {
    expect(findTyped(names, text, from)).toBe(index);
  });

  it("finds nothing in an empty list", () => {
    expect(findTyped([], "a", 0)).toBe(-1);
  });
});
