import { afterEach, describe, expect, it } from "vitest";
import { nextCard } from "./nextCard.ts";

const columns = 3;

function box(left: number, top: number): DOMRect {
  const size = { width: 100, height: 100, x: left, y: top };
  return {
    ...size,
    left,
    top,
    right: left + 100,
    bottom: top + 100,
    toJSON: () => size,
  };
}

/** A list of `count` cards in rows of three, 100 px each, as a browser would lay it out. */
function grid(count: number, direction: "ltr" | "rtl" = "ltr"): HTMLElement {
  const list = document.createElement("ul");
  list.style.direction = direction;
  for (let index = 0; index < count; index++) {
    const entry = document.createElement("li");
    const card = document.createElement("button");
    card.dataset["cardAction"] = "";
    card.id = `card-${index}`;
    const column = index % columns;
    const left = (direction === "rtl" ? columns - 1 - column : column) * 100;
    const top = Math.floor(index / columns) * 100;
    entry.getBoundingClientRect = () => box(left, top);
    entry.append(card);
    list.append(entry);
  }
  document.body.append(list);
  return list;
}

function from(
  list: HTMLElement,
  index: number,
  key: string,
): string | undefined {
  const card = list.querySelector(`#card-${index}`);
  return card ? nextCard(list, card, key)?.id : "no such card";
}

afterEach(() => document.body.replaceChildren());

describe("nextCard", () => {
  it.each([
    [0, "ArrowRight", "card-1"],
    [2, "ArrowRight", "card-3"],
    [3, "ArrowLeft", "card-2"],
    [1, "ArrowDown", "card-4"],
    [4, "ArrowUp", "card-1"],
    [4, "Home", "card-0"],
    [1, "End", "card-7"],
  ])("moves from %i on %s to %s", (index, key, expected) => {
    expect(from(grid(8), index, key)).toBe(expected);
  });

  it.each([
    [0, "ArrowLeft"],
    [1, "ArrowUp"],
    [5, "ArrowDown"],
    [7, "ArrowRight"],
    [0, "a"],
  ])("moves nowhere from %i on %s", (index, key) => {
    expect(from(grid(8), index, key)).toBeUndefined();
  });

  it("reverses the arrow keys in right-to-left text", () => {
    const list = grid(8, "rtl");
    expect(from(list, 0, "ArrowLeft")).toBe("card-1");
    expect(from(list, 1, "ArrowRight")).toBe("card-0");
    expect(from(list, 2, "ArrowLeft")).toBe("card-3");
  });
});
