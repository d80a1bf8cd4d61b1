import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi, type RenderUiOptions } from "../../private/testing.tsx";
import type { DataTableColumn, DataTableProps } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import { wordsOf } from "../../words/english.testing.ts";

interface Bet {
  id: string;
  game: string;
  at: number;
  result: string;
}

const bets: Bet[] = [
  { id: "a", game: "Jade Garden", at: Date.UTC(2026, 2, 1), result: "-9.5" },
  { id: "b", game: "Velvet Ace", at: Date.UTC(2026, 2, 3), result: "100" },
  { id: "c", game: "Nine Bells", at: Date.UTC(2026, 2, 2), result: "20" },
];
const columns: DataTableColumn<Bet>[] = [
  { key: "game", header: "Game", sortable: true },
  { key: "at", header: "Time", kind: "time", sortable: true },
  {
    key: "result",
    header: "Won or lost",
    kind: "money",
    signed: true,
    sortable: true,
  },
];
const many = (count: number): Bet[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `bet-${index}`,
    game: `Game ${index}`,
    at: index,
    result: String(index),
  }));

function setUp(
  props: Partial<DataTableProps<Bet>> = {},
  options?: RenderUiOptions,
) {
  return renderUi(
    <DataTable
      label="Bets"
      columns={columns}
      rows={bets}
      rowId={(bet) => bet.id}
      empty="No bets yet"
      {...props}
    />,
    options,
  );
}

const table = () => screen.getByRole("table", { name: "Bets" });
const games = () =>
  screen.getAllByRole("rowheader").map((head) => head.textContent);
const head = (name: string) => screen.getByRole("columnheader", { name });
const sortBy = (name: string) => screen.getByRole("button", { name });

describe("DataTable", () => {
  it("is a table with column headers and rows named by their row header", () => {
    setUp();
    expect(within(table()).getAllByRole("columnheader")).toHaveLength(3);
    const row = screen.getByRole("row", { name: /^Jade Garden/ });
    const cells = within(row).getAllByRole("cell");
    expect(cells[0]).toHaveTextContent("2026/03/01 00:00:00");
    expect(cells[1]).toHaveTextContent("\u22129.50");
    expect(screen.getByText("+100.00")).toBeInTheDocument();
  });

  it("sets explicit roles, because the card layout removes the native ones", () => {
    setUp({ totals: [{ label: "All", values: { result: "110.5" } }] });
    for (const element of table().querySelectorAll(
      "thead, tbody, tfoot, tr, th, td",
    ))
      expect(element).toHaveAttribute("role");
    expect(table()).toHaveAttribute("role", "table");
  });

  it("labels each value on a card without repeating the label to screen readers", () => {
    setUp();
    const row = screen.getByRole("row", { name: /^Velvet Ace/ });
    const labels = [...row.querySelectorAll("[aria-hidden]")].map(
      (label) => label.textContent,
    );
    expect(labels).toEqual(["Time", "Won or lost"]);
  });

  describe("sorting", () => {
    it("starts with the largest number or the first word, and reverses on the next press", async () => {
      const { user } = setUp();
      await user.click(sortBy("Won or lost"));
      expect(games()).toEqual(["Velvet Ace", "Nine Bells", "Jade Garden"]);
      expect(head("Won or lost")).toHaveAttribute("aria-sort", "descending");
      await user.click(sortBy("Won or lost"));
      expect(games()).toEqual(["Jade Garden", "Nine Bells", "Velvet Ace"]);
      await user.click(sortBy("Game"));
      expect(games()).toEqual(["Jade Garden", "Nine Bells", "Velvet Ace"]);
      expect(head("Game")).toHaveAttribute("aria-sort", "ascending");
      expect(head("Won or lost")).not.toHaveAttribute("aria-sort");
    });

    it("works by keyboard and keeps focus", async () => {
      const { user } = setUp();
      await user.tab();
      await user.tab();
      expect(sortBy("Time")).toHaveFocus();
      await user.keyboard("{Enter}");
      expect(games()).toEqual(["Velvet Ace", "Nine Bells", "Jade Garden"]);
      await user.keyboard(" ");
      expect(games()).toEqual(["Jade Garden", "Nine Bells", "Velvet Ace"]);
      expect(sortBy("Time")).toHaveFocus();
    });

    it("is announced in the reader’s language, and only when it changes", async () => {
      const { user } = setUp(
        {},
        {
          locale: "ms",
          messages: {
            "ui.dataTable.descending": "Disusun ikut {column}, menurun",
          },
        },
      );
      const said = () =>
        screen.getAllByRole("status").map((region) => region.textContent);
      expect(said()).toEqual(["", ""]);
      await user.click(sortBy("Time"));
      expect(said()).toContain("Disusun ikut Time, menurun");
    });

    it("only calls onSortChange when the sort order is controlled", async () => {
      const onSortChange = vi.fn();
      const { user } = setUp({
        sort: { key: "game", direction: "ascending" },
        onSortChange,
      });
      expect(games()).toEqual(["Jade Garden", "Velvet Ace", "Nine Bells"]);
      await user.click(sortBy("Game"));
      expect(onSortChange).toHaveBeenCalledExactlyOnceWith({
        key: "game",
        direction: "descending",
      });
      expect(games()).toEqual(["Jade Garden", "Velvet Ace", "Nine Bells"]);
    });
  });

  describe("paging", () => {
    it("renders 10,000 rows one page at a time", async () => {
      const { user } = setUp({ rows: many(10_000), pageSize: 20 });
      expect(screen.getAllByRole("rowheader")).toHaveLength(20);
      expect(screen.getByText("1–20 of 10,000")).toBeInTheDocument();
      const pager = screen.getByRole("navigation", { name: "Pages of Bets" });
      await user.click(within(pager).getByRole("button", { name: "Page 500" }));
      expect(games().at(-1)).toBe("Game 9999");
      expect(screen.getByText("Page 500 of 500")).toBeInTheDocument();
    });

    it("sorts all rows, not only those of the page, and returns to the first page", async () => {
      const { user } = setUp({ rows: many(60), pageSize: 10 });
      await user.click(screen.getByRole("button", { name: "Page 3" }));
      await user.click(sortBy("Won or lost"));
      expect(games()[0]).toBe("Game 59");
      expect(screen.getByText("1–10 of 60")).toBeInTheDocument();
    });

    it("shows the last remaining page after the list has become shorter", async () => {
      const { user, rerender } = setUp({ rows: many(30), pageSize: 10 });
      await user.click(screen.getByRole("button", { name: "Page 3" }));
      rerender(
        <DataTable
          label="Bets"
          columns={columns}
          rows={many(12)}
          pageSize={10}
          rowId={(bet) => bet.id}
          empty=""
        />,
      );
      expect(games()).toEqual(["Game 10", "Game 11"]);
    });

    it("shows all rows of a controlled page and reports the requested page", async () => {
      const onPage = vi.fn();
      const { user } = setUp({
        paging: { page: 2, pages: 4, total: 12, pageSize: 3, onPage },
      });
      expect(games()).toHaveLength(3);
      expect(screen.getByText("4–6 of 12")).toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Page 4" }));
      expect(onPage).toHaveBeenCalledExactlyOnceWith(4);
    });
  });

  describe("selection", () => {
    function Ticked(props: Partial<DataTableProps<Bet>>) {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      return (
        <DataTable
          label="Bets"
          columns={columns}
          rows={many(4)}
          pageSize={2}
          rowId={(bet) => bet.id}
          empty=""
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={<button>Export these</button>}
          {...props}
        />
      );
    }
    const all = () =>
      screen.getByRole<HTMLInputElement>("checkbox", {
        name: wordsOf("ui.dataTable.selectAll"),
      });

    it("names each checkbox by its row, and reflects and clears the selection in the header checkbox", async () => {
      const { user } = renderUi(<Ticked />);
      await user.click(screen.getByRole("checkbox", { name: "Select Game 0" }));
      expect(all().indeterminate).toBe(true);
      await user.click(screen.getByRole("checkbox", { name: "Select Game 1" }));
      expect(all()).toBeChecked();
      expect(all().indeterminate).toBe(false);
      await user.click(all());
      expect(screen.queryByRole("button", { name: "Export these" })).toBeNull();
    });

    it("keeps and counts rows selected on other pages, and clears them all", async () => {
      const { user } = renderUi(<Ticked />);
      await user.click(all());
      await user.click(screen.getByRole("button", { name: "Page 2" }));
      await user.click(all());
      expect(screen.getByText("4 selected")).toBeInTheDocument();
      await user.click(
        screen.getByRole("button", {
          name: wordsOf("ui.dataTable.clearSelection"),
        }),
      );
      expect(all()).not.toBeChecked();
    });
  });

  describe("states", () => {
    it("shows the expected number of placeholder rows, hidden from screen readers, and is marked busy", () => {
      setUp({ rows: [], loading: true, loadingRows: 4 });
      expect(table()).toHaveAttribute("aria-busy", "true");
      expect(table().querySelectorAll("tbody > tr")).toHaveLength(4);
      expect(within(table()).getAllByRole("row")).toHaveLength(1);
      expect(screen.queryByText("No bets yet")).not.toBeInTheDocument();
    });

    it("announces the number of records when they have loaded", () => {
      const { rerender } = setUp({ rows: [], loading: true });
      rerender(
        <DataTable
          label="Bets"
          columns={columns}
          rows={bets}
          rowId={(bet) => bet.id}
          empty=""
        />,
      );
      expect(screen.getByText("3 records")).toHaveAttribute("role", "status");
    });

    it("shows the empty text and no download button when there are no rows", () => {
      setUp({ rows: [], download: { fileName: "Bets" } });
      expect(screen.getByRole("cell")).toHaveTextContent("No bets yet");
      expect(screen.getByRole("cell")).toHaveAttribute("colspan", "3");
      expect(
        screen.queryByRole("button", {
          name: wordsOf("ui.dataTable.download"),
        }),
      ).toBeNull();
    });

    it("shows a failure instead of the empty text, and retries", async () => {
      const onRetry = vi.fn();
      const { user } = setUp({
        rows: [],
        failure: { title: "The bets could not be loaded", onRetry },
      });
      expect(screen.queryByText("No bets yet")).not.toBeInTheDocument();
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.dataTable.retry") }),
      );
      expect(onRetry).toHaveBeenCalledOnce();
    });

    it("announces “No records” only after a successful load, not after a failed one (F1)", () => {
      const bare = { label: "Bets", columns, rows: [], empty: "No bets yet" };
      const rowId = (bet: Bet) => bet.id;
      const { rerender } = renderUi(
        <DataTable {...bare} rowId={rowId} loading />,
      );
      rerender(
        <DataTable {...bare} rowId={rowId} failure={{ title: "Not loaded" }} />,
      );
      expect(screen.queryByText("No records")).not.toBeInTheDocument();
      rerender(<DataTable {...bare} rowId={rowId} />);
      expect(screen.getByText("No records")).toHaveAttribute("role", "status");
    });

    it("keeps old rows with their time when a refresh fails, and retries", async () => {
      const onRetry = vi.fn();
      const { user } = setUp({
        failure: { title: "Newer bets could not be loaded", onRetry },
        staleSince: Date.UTC(2026, 2, 4, 1, 2, 3),
        timeZone: "Asia/Manila",
      });
      expect(games()).toHaveLength(3);
      expect(screen.getByText(/Records as of/)).toHaveTextContent(
        "Records as of 2026/03/04 09:02:03",
      );
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.dataTable.retry") }),
      );
      expect(onRetry).toHaveBeenCalledOnce();
    });
  });

  it("formats totals like the values of their column", () => {
    setUp({ totals: [{ label: "All bets", values: { result: "110.5" } }] });
    const row = screen.getByRole("row", { name: /^All bets/ });
    expect(row).toHaveTextContent("+110.50");
  });

  describe("horizontal overflow", () => {
    afterEach(() => vi.restoreAllMocks());

    it("makes the table a focusable region with the table’s name", async () => {
      vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
      vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
      const { user } = setUp();
      await user.tab();
      expect(screen.getByRole("region", { name: "Bets" })).toHaveFocus();
    });

    it("adds no region when the table fits", () => {
      setUp();
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
    });
  });

  it("renders oversized, invalid, HTML and bidirectional values safely", () => {
    const { container } = setUp({
      rows: [
        {
          id: "x",
          game: "N".repeat(10_000),
          at: Number.NaN,
          result: "-123456789012345678901234567890.12",
        },
        { id: "y", game: "\u202e\u05d0", at: 9e20, result: "<b>1</b>" },
      ],
    });
    expect(container).toHaveTextContent(
      "\u2212123,456,789,012,345,678,901,234,567,890.12",
    );
    expect(screen.getAllByText(wordsOf("ui.dateTime.unknown"))).toHaveLength(2);
    expect(screen.getByText(wordsOf("ui.money.unknown"))).toBeInTheDocument();
    expect(container.querySelector("b")).toBeNull();
    expect(screen.getByText("\u202e\u05d0").tagName).toBe("BDI");
  });
});
