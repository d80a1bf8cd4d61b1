// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findTyped, typed } from "./typeAhead.ts";

const names = ["kite", "Quay", undefined, "keel", "Keep", "École"];

describe("typed", () => {
  it("adds letters that follow soon, and begins anew after a pause", () => {
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
  ])("%s from %i is %i", (text, from, index) => {
    expect(findTyped(names, text, from)).toBe(index);
  });

  it("finds nothing among nothing", () => {
    expect(findTyped([], "a", 0)).toBe(-1);
  });
});
