import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ContractDiff, type ContractDiffRow } from "./ContractDiff.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const rows: readonly ContractDiffRow[] = [
  { term: "Rate", before: "1.5 %", after: "1.2 %", change: "down" },
  { term: "Members", before: "5", after: "8", change: "up" },
  { term: "Bets", before: "0", after: "0", change: "same" },
  { term: "Per day", after: "500", change: "new" },
  { term: "Period", before: "Month", after: "Week", change: "changed" },
];

function show() {
  renderUi(
    <ContractDiff
      caption="What changes"
      beforeLabel="In force"
      afterLabel="Offered"
      rows={rows}
    />,
  );
  return screen.getByRole("table", { name: "What changes" });
}

/** What a screen reader reads of a cell: not the labels that repeat the column header. */
const heard = (cell: HTMLElement) =>
  [...cell.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === "true"))
    .map(({ textContent }) => textContent)
    .join("");

describe("ContractDiff", () => {
  it("is a table with column headers for the term, the old and new values and the change", () => {
    expect(
      within(show())
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Term", "In force", "Offered", "Change"]);
  });

  it("gives the old value, the new value and the change in words for every term", () => {
    const table = show();
    const read = rows.map(({ term }) => {
      const row = within(table).getByRole("row", {
        name: new RegExp(`^${term} `),
      });
      return within(row).getAllByRole("cell").map(heard);
    });
    expect(read).toEqual([
      ["1.5 %", "1.2 %", "Lower"],
      ["5", "8", "Higher"],
      ["0", "0", "Unchanged"],
      ["–", "500", "New"],
      ["Month", "Week", "Changed"],
    ]);
  });

  it("has its own icon for every type of change", () => {
    const marks = [...show().querySelectorAll("svg")].map(
      ({ innerHTML }) => innerHTML,
    );
    expect(new Set(marks).size).toBe(rows.length);
  });

  it("gives a dash an accessible name", () => {
    expect(
      within(show()).getByRole("img", {
        name: wordsOf("ui.contractDiff.none"),
      }),
    ).toHaveTextContent("–");
  });
});
