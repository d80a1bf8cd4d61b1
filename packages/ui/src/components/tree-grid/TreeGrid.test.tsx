import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  teamColumns,
  teamLevel,
  teamRow,
} from "../../private/testing/storyTeam.tsx";
import { renderUi } from "../../private/testing.tsx";
import { TreeGrid } from "./TreeGrid.tsx";
import type { TreeGridProps, TreeRow } from "./TreeGrid.types.ts";
import { wordsOf } from "../../words/english.testing.ts";

const few: readonly TreeRow[] = [
  teamRow(3),
  teamRow(6),
  ...teamLevel(31, 3, { parentId: "3" }),
  teamRow(8),
];

function Tree(props: Partial<TreeGridProps>) {
  const [expanded, setExpanded] = useState(props.expanded ?? new Set<string>());
  return (
    <TreeGrid
      label="Your team"
      columns={teamColumns}
      rows={few}
      {...props}
      expanded={expanded}
      onExpandedChange={(id, open) => {
        props.onExpandedChange?.(id, open);
        const next = new Set(expanded);
        if (open) next.add(id);
        else next.delete(id);
        setExpanded(next);
      }}
    />
  );
}

const lines = () => [...document.querySelectorAll<HTMLElement>("[data-line]")];
const focused = () => document.activeElement?.getAttribute("data-line");
const row = (id: string) => {
  const found = lines().find(({ dataset }) => dataset["line"] === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};

describe("TreeGrid", () => {
  it("is a tree grid whose rows expose level, position and expanded state", () => {
    renderUi(<Tree expanded={new Set(["3"])} />);
    const grid = screen.getByRole("treegrid", { name: "Your team" });
    expect(grid).toHaveAttribute("aria-rowcount", "7");
    expect(
      lines().map((line) =>
        ["level", "posinset", "setsize", "rowindex", "expanded"]
          .map((name) => line.getAttribute(`aria-${name}`) ?? "-")
          .join(" "),
      ),
    ).toEqual([
      "1 1 3 2 true",
      "2 1 3 3 -",
      "2 2 3 4 -",
      "2 3 3 5 false",
      "1 2 3 6 false",
      "1 3 3 7 -",
    ]);
    expect(within(grid).getAllByRole("columnheader")).toHaveLength(5);
    expect(within(row("3")).getByRole("rowheader")).toHaveTextContent(
      "lake.heron.3",
    );
    expect(row("3")).toHaveAccessibleName(
      "lake.heron.3 Agent 0.1 % 39 23,757.50",
    );
  });

  it("renders only a window of 10,000 rows, and exposes the full row count", async () => {
    const { user } = renderUi(
      <Tree rows={teamLevel(1, 10_000, { hasChildren: false })} />,
    );
    const most = Math.ceil(640 / 44) + 2 + 2 * 6 + 1;
    const grid = screen.getByRole("treegrid");
    expect(grid).toHaveAttribute("aria-rowcount", "10001");
    expect(lines().length).toBeLessThanOrEqual(most);
    expect(lines().length).toBeGreaterThan(14);

    await user.tab();
    for (const key of ["{PageDown}", "{End}", "{PageUp}", "{Home}", "n"]) {
      await user.keyboard(key);
      expect(lines().length).toBeLessThanOrEqual(most);
    }
  });

  it("renders the rows scrolled to, and keeps the focused row", async () => {
    const { user } = renderUi(
      <Tree rows={teamLevel(1, 10_000, { hasChildren: false })} />,
    );
    await user.tab();
    const box = screen.getByRole("treegrid").parentElement;
    if (!box) throw new Error("no box");
    box.scrollTop = 44 * 5_000;
    fireEvent.scroll(box);
    expect(row("5001")).toHaveAttribute("aria-rowindex", "5002");
    expect(row("1")).toHaveFocus();
    expect(lines().length).toBeLessThan(34);
    await user.keyboard("{ArrowDown}");
    expect(row("2")).toHaveFocus();
  });

  it("is one tab stop, and moves by keyboard", async () => {
    const { user } = renderUi(<Tree />);
    await user.tab();
    expect(focused()).toBe("3");
    await user.keyboard("{ArrowRight}");
    expect(row("3")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("32");
    await user.keyboard("{ArrowLeft}");
    expect(focused()).toBe("3");
    await user.keyboard("{ArrowLeft}");
    expect(row("3")).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{End}");
    expect(focused()).toBe("8");
    expect(lines().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(focused()).toBe("8");
  });

  it("swaps the left and right arrows in right-to-left text", async () => {
    const { user } = renderUi(<Tree />);
    await user.tab();
    /* The direction is inherited, which jsdom does not compute. */
    row("3").style.direction = "rtl";
    await user.keyboard("{ArrowLeft}");
    expect(row("3")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowRight}");
    expect(row("3")).toHaveAttribute("aria-expanded", "false");
  });

  it("finds a row by its first letter, and ignores letters typed with Ctrl", async () => {
    const { user } = renderUi(<Tree />);
    await user.tab();
    await user.keyboard("n");
    expect(focused()).toBe("8");
    await user.keyboard("{Control>}h{/Control}");
    expect(focused()).toBe("8");
  });

  it("activates a row on Enter or a click, but not when its expand button is clicked", async () => {
    const onAction = vi.fn();
    const { user } = renderUi(<Tree onAction={onAction} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onAction).toHaveBeenLastCalledWith("3");
    await user.click(screen.getByText("north.lantern.8"));
    expect(onAction).toHaveBeenLastCalledWith("8");
    expect(focused()).toBe("8");
    await user.click(
      screen.getByRole("button", { name: "Expand lake.heron.3" }),
    );
    expect(onAction).toHaveBeenCalledTimes(2);
    expect(row("3")).toHaveFocus();
    expect(
      screen.getByRole("button", { name: "Collapse lake.heron.3" }),
    ).toBeInTheDocument();
  });

  it("expands and collapses a row on Enter, Space or a click when there is no action", async () => {
    const { user } = renderUi(<Tree />);
    await user.click(screen.getByText("lake.heron.3"));
    expect(row("3")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(row("3")).toHaveAttribute("aria-expanded", "false");
    await user.keyboard(" ");
    expect(row("3")).toHaveAttribute("aria-expanded", "true");
  });

  it("moves focus from the loading line to the first row that was loaded", async () => {
    const closed = { expanded: new Set(["3"]), onExpandedChange: vi.fn() };
    const { user, rerender } = renderUi(
      <Tree {...closed} rows={[teamRow(3, { children: "loading" })]} />,
    );
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toHaveTextContent(
      wordsOf("ui.treeGrid.loading"),
    );
    rerender(<Tree {...closed} rows={few} />);
    expect(focused()).toBe("31");
    expect(row("31")).toHaveFocus();
  });

  it("does not take focus from elsewhere when rows change", async () => {
    const { rerender } = renderUi(<Tree rows={[teamRow(3)]} />);
    rerender(<Tree rows={few} />);
    expect(document.body).toHaveFocus();
  });

  it("says that a level failed to load, and retries on a click or Enter", async () => {
    const onLoadMore = vi.fn();
    const { user } = renderUi(
      <Tree
        rows={[teamRow(3, { children: "failed" })]}
        expanded={new Set(["3"])}
        onLoadMore={onLoadMore}
      />,
    );
    expect(onLoadMore).not.toHaveBeenCalled();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.treeGrid.retry") }),
    );
    await user.tab({ shift: true });
    await user.keyboard("{Enter}");
    expect(onLoadMore.mock.calls).toEqual([["3"], ["3"]]);
  });

  it("requests more rows once per batch near the end of a level", async () => {
    const onLoadMore = vi.fn();
    const open = { expanded: new Set(["3"]), onLoadMore };
    const level = (count: number) => [
      teamRow(3, { more: true }),
      ...teamLevel(31, count, { parentId: "3", hasChildren: false }),
    ];
    const { user, rerender } = renderUi(<Tree {...open} rows={level(200)} />);
    expect(onLoadMore).not.toHaveBeenCalled();
    await user.tab();
    await user.keyboard("{End}");
    expect(onLoadMore.mock.calls).toEqual([["3"]]);
    rerender(<Tree {...open} rows={level(200)} />);
    expect(onLoadMore).toHaveBeenCalledOnce();
    rerender(<Tree {...open} rows={level(203)} />);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it("requests more of the top level without an id", () => {
    const onLoadMore = vi.fn();
    renderUi(<Tree more onLoadMore={onLoadMore} />);
    expect(onLoadMore.mock.calls).toEqual([[undefined]]);
    expect(row("8")).toHaveAttribute("aria-setsize", "-1");
  });

  it("announces loading, failure and the number of rows", () => {
    const at = { expanded: new Set(["3"]) };
    const { rerender } = renderUi(<Tree {...at} rows={few} />);
    const said = () => screen.getByRole("status");
    expect(said()).toHaveTextContent("");
    rerender(<Tree {...at} rows={[teamRow(3, { children: "loading" })]} />);
    expect(said()).toHaveTextContent("Loading the rows below lake.heron.3");
    rerender(<Tree {...at} rows={[teamRow(3, { children: "failed" })]} />);
    expect(said()).toHaveTextContent(
      "The rows below lake.heron.3 could not be loaded",
    );
    rerender(<Tree {...at} rows={few} />);
    expect(said()).toHaveTextContent("6 rows");
  });

  it("shows that the top level is loading, empty or failed", async () => {
    const onRetry = vi.fn();
    const { user, rerender } = renderUi(<Tree rows={[]} busy />);
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-busy", "true");
    expect(lines()).toEqual([]);
    rerender(<Tree rows={[]} empty="Nobody yet" />);
    expect(screen.getByRole("gridcell")).toHaveTextContent("Nobody yet");
    rerender(<Tree rows={[]} failure={{ title: "Not loaded", onRetry }} />);
    expect(
      screen.getByRole("heading", { name: "Not loaded" }),
    ).toBeInTheDocument();
    // Screen readers are not told either that there are no rows (F1).
    expect(screen.queryByText("No rows")).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.treeGrid.retry") }),
    );
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("keeps its rows when loading more of the top level fails", async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <Tree more failure={{ title: "No more could be loaded", onRetry }} />,
    );
    expect(lines()).toHaveLength(4);
    expect(lines().at(-1)).toHaveTextContent("No more could be loaded");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.treeGrid.retry") }),
    );
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("leaves keys to controls inside a row", async () => {
    const onAction = vi.fn();
    const press = vi.fn();
    const { user } = renderUi(
      <Tree
        onAction={onAction}
        rows={[
          teamRow(3, {
            cells: { team: <button onClick={press}>Copy</button> },
          }),
          teamRow(6),
        ]}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await user.keyboard("{Enter}{ArrowDown}");
    expect(press).toHaveBeenCalledTimes(2);
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Copy" })).toHaveFocus();
  });
});
