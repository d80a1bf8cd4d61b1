import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { brandId } from "virtual:brand";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "../../styles/reset.css.ts";
import "../../styles/base.css.ts";
import "virtual:brand/theme.css";
import * as stories from "../../private/testing/stories.css.ts";
import { teamColumns, teamRow } from "../../private/testing/storyTeam.tsx";
import { TreeGrid } from "./TreeGrid.tsx";
import { english } from "../../words/english.testing.ts";

beforeEach(() => {
  document.documentElement.dataset["brand"] = brandId;
  document.documentElement.dataset["mode"] = "dark";
});

afterEach(cleanup);

/* Every seventh name wraps to several lines, so that sections of the list differ in height. */
const rows = Array.from({ length: 10_000 }, (_, index) =>
  teamRow(
    index,
    index % 7 === 0
      ? {
          hasChildren: false,
          cells: { account: `${index} ${"harbour.kite ".repeat(30)}` },
        }
      : { hasChildren: false },
  ),
);
const closed = new Set<string>();

function show(narrow = false) {
  render(
    <IntlProvider locale="en" messages={english}>
      <div
        className={narrow ? stories.phone : undefined}
        style={narrow ? undefined : { inlineSize: "60rem" }}
      >
        <TreeGrid
          label="Your team"
          columns={teamColumns}
          rows={rows}
          expanded={closed}
          onExpandedChange={() => {}}
        />
      </div>
    </IntlProvider>,
  );
  const box = screen.getByRole("treegrid").parentElement;
  if (!box) throw new Error("no box");
  return box;
}

const lines = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>("[data-line]"),
];

/** Whether lines fill the box from edge to edge, without gaps between them. */
function isFilled(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const inSight = lines(box)
    .map((line) => line.getBoundingClientRect())
    .filter((line) => line.bottom > top && line.top < bottom);
  const [first] = inSight;
  const last = inSight.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    first.top <= top + 60 &&
    last.bottom >= bottom - 1 &&
    inSight.every(
      (line, index) =>
        index === 0 ||
        Math.abs(line.top - (inSight[index - 1]?.bottom ?? 0)) < 1,
    )
  );
}

describe("TreeGrid", () => {
  it.each([
    ["wide", false],
    ["narrow", true],
  ])(
    "fills its viewport at every scroll position: %s",
    async (_name, narrow) => {
      const box = show(narrow);
      for (const share of [0, 0.31, 0.87, 0.5, 1]) {
        box.scrollTop = share * (box.scrollHeight - box.clientHeight);
        await waitFor(() => expect(isFilled(box)).toBe(true));
        expect(lines(box).length).toBeLessThan(60);
      }
      await waitFor(() => {
        box.scrollTop = box.scrollHeight;
        expect(lines(box).at(-1)?.dataset["line"]).toBe("9999");
      });
    },
  );

  it("aligns cells with their column headers", () => {
    const box = show();
    const heads = screen
      .getAllByRole("columnheader")
      .map((head) => head.getBoundingClientRect());
    for (const line of lines(box)) {
      const cells = [...line.children].map((cell) =>
        cell.getBoundingClientRect(),
      );
      cells.forEach((cell, index) => {
        expect(cell.left).toBeCloseTo(heads[index]?.left ?? -1, 0);
        expect(cell.right).toBeCloseTo(heads[index]?.right ?? -1, 0);
      });
    }
  });

  it("does not overflow a narrow container", () => {
    const box = show(true);
    expect(box.scrollWidth).toBe(box.clientWidth);
  });
});
