// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DataTableColumn } from "./columns.ts";
import { sortRows } from "./useTableView.ts";

interface Row {
  name: string;
  amount: string | undefined;
}

const columns: DataTableColumn<Row>[] = [
  { key: "name", header: "Name" },
  { key: "amount", header: "Amount", kind: "money" },
];
const amounts = (
  values: (string | undefined)[],
  direction: "ascending" | "descending",
) =>
  sortRows(
    columns,
    values.map((amount) => ({ name: "", amount })),
    { key: "amount", direction },
    "en",
  ).map(({ amount }) => amount);

describe("sortRows", () => {
  it("sorts amounts numerically to the last digit, not as text", () => {
    const values = [
      "9.99",
      "-10",
      "123456789012345678901234567890.02",
      "123456789012345678901234567890.1",
      "10",
      "-9.5",
    ];
    expect(amounts(values, "ascending")).toEqual([
      "-10",
      "-9.5",
      "9.99",
      "10",
      "123456789012345678901234567890.02",
      "123456789012345678901234567890.1",
    ]);
  });

  it.each(["ascending", "descending"] as const)(
    "puts rows without a value last when %s",
    (direction) => {
      const sorted = amounts([undefined, "2", "no figure", "1"], direction);
      expect(sorted.slice(2)).toEqual([undefined, "no figure"]);
    },
  );

  it("sorts text by the rules of the locale, and numbers within it by value", () => {
    const rows = ["zebra", "ånga", "room 10", "room 9"].map((name) => ({
      name,
      amount: "",
    }));
    const sorted = (locale: string) =>
      sortRows(
        columns,
        rows,
        { key: "name", direction: "ascending" },
        locale,
      ).map(({ name }) => name);
    expect(sorted("en")).toEqual(["ånga", "room 9", "room 10", "zebra"]);
    expect(sorted("sv")).toEqual(["room 9", "room 10", "zebra", "ånga"]);
  });

  it("keeps every row, and equal rows in their original order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3, max: 3 })),
        fc.constantFrom("ascending" as const, "descending" as const),
        (values, direction) => {
          const rows = values.map((value, index) => ({
            name: String(index),
            amount: String(value),
          }));
          const sorted = sortRows(
            columns,
            rows,
            { key: "amount", direction },
            "en",
          );
          const turn = direction === "ascending" ? 1 : -1;
          expect(sorted).toEqual(
            rows.toSorted(
              (a, b) =>
                turn * (Number(a.amount) - Number(b.amount)) ||
                Number(a.name) - Number(b.name),
            ),
          );
        },
      ),
    );
  });
});
