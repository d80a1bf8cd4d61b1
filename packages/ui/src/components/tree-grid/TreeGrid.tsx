import { useMemo, useRef, type KeyboardEvent } from "react";
import { RecordsError } from "../../private/records/RecordsError.tsx";
import type { TreeGridProps } from "./TreeGrid.types.ts";
import { TreeGridHead, TreeGridStatus } from "./TreeGridHead.tsx";
import { TreeGridNote, TreeGridRow, TreeGridSkeleton } from "./TreeGridRow.tsx";
import { asRead, treeMove, findTyped, typed } from "./treeKeys.ts";
import { treeLines, type NoteLine, type TreeLine } from "./treeLines.ts";
import { useMoreOnceNear, useTreeWindow } from "./useTreeWindow.ts";
import { useTreeFocus } from "./useTreeFocus.ts";
import * as styles from "./TreeGrid.css.ts";

/* The rows take focus, not the grid. Passed as a variable, because the linter expects a focusable grid. */
const asTreeGrid = { role: "treegrid" } as const;

/**
 * A tree with columns and keyboard navigation. Levels are loaded when they are opened. It can be of any size, since
 * only visible rows are rendered. In a narrow space, cells are shown below the row's name.
 *
 * @example
 * <TreeGrid
 *   label="Your team"
 *   columns={[{ key: "account", header: "Account" }, { key: "rate", header: "Rate", align: "end" }]}
 *   rows={[{ id: "reed", name: "reed", cells: { account: "reed", rate: "1.5 %" }, hasChildren: true, children: "idle" }]}
 *   expanded={open}
 *   onExpandedChange={(id, isOpen) => (isOpen ? fetchBelow(id) : close(id))}
 *   onAction={showProfile}
 * />
 */
export function TreeGrid(props: TreeGridProps) {
  const { label, columns, rows, expanded, onExpandedChange } = props;
  const { onLoadMore, onAction, more = false, busy = false } = props;
  const { failure, empty } = props;
  const failed = failure !== undefined;
  const lines = useMemo(
    () => treeLines(rows, expanded, { busy, failed, more }),
    [rows, expanded, busy, failed, more],
  );
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focus = useTreeFocus(grid, lines);
  const drawn = useTreeWindow(box, lines, focus.active);
  const search = useRef({ text: "", at: 0 });
  useMoreOnceNear(lines, drawn.runs, onLoadMore);

  const loadOf = ({ of }: NoteLine): (() => void) | undefined => {
    if (!of && failure?.onRetry) return () => failure.onRetry?.();
    return onLoadMore && (() => onLoadMore(of?.id));
  };
  const act = (line: TreeLine) => {
    if (line.kind === "failed" || line.kind === "more") loadOf(line)?.();
    if (line.kind !== "row") return;
    if (onAction) onAction(line.row.id);
    else if (line.open !== undefined) onExpandedChange(line.row.id, !line.open);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    /* A control inside a row keeps its own keys. */
    if (!(target instanceof HTMLElement) || !target.dataset["line"]) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const line = lines[focus.active];
    if (!line) return;
    const rightToLeft = getComputedStyle(target).direction === "rtl";
    const move = treeMove(
      lines,
      focus.active,
      asRead(key, rightToLeft),
      drawn.page,
    );
    if (move) {
      event.preventDefault();
      if ("to" in move) focus.focusLine(move.to);
      else if ("act" in move) act(line);
      else if (line.kind === "row") onExpandedChange(line.row.id, move.open);
    } else if ([...key].length === 1) {
      /* Space would scroll the page. */
      event.preventDefault();
      search.current = typed(search.current, key, event.timeStamp);
      const names = lines.map((one) =>
        one.kind === "row" ? one.row.name : undefined,
      );
      focus.focusLine(findTyped(names, search.current.text, focus.active));
    }
  };

  const draw = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    const active = index === focus.active;
    const rowIndex = index + 2;
    if (line.kind !== "row")
      return (
        <TreeGridNote
          key={line.key}
          line={line}
          rowIndex={rowIndex}
          columns={columns.length}
          active={active}
          words={line.of ? undefined : failure?.title}
          onLoad={loadOf(line)}
        />
      );
    const { id } = line.row;
    return (
      <TreeGridRow
        key={line.key}
        line={line}
        rowIndex={rowIndex}
        columns={columns}
        active={active}
        onToggle={(open) => {
          /* Keyboard navigation continues from the row, not from the control pressed in it. */
          focus.focusLine(index);
          onExpandedChange(id, open);
        }}
        onAction={onAction && (() => onAction(id))}
      />
    );
  };

  const { onFocus, onBlur } = focus;
  const handlers = { onKeyDown, onFocus, onBlur };
  const none = lines.length === 0;
  const instead = failure ? (
    <RecordsError failure={failure} level={3} />
  ) : (
    empty
  );
  return (
    <div className={styles.root}>
      <TreeGridStatus
        rows={rows}
        expanded={expanded}
        busy={busy}
        unknown={failed && rows.length === 0}
        count={lines.filter(({ kind }) => kind === "row").length}
      />
      <div
        ref={box}
        className={styles.box({ filled: !none })}
        onScroll={drawn.onScroll}
      >
        <div
          ref={grid}
          {...asTreeGrid}
          aria-label={label}
          aria-busy={busy || undefined}
          aria-rowcount={lines.length + 1}
          className={styles.grid({ filled: !none })}
          {...handlers}
        >
          <TreeGridHead columns={columns} />
          {none && busy && <TreeGridSkeleton columns={columns} />}
          {none && !busy && (
            <div role="rowgroup">
              <div role="row">
                <div
                  role="gridcell"
                  aria-colspan={columns.length}
                  className={styles.instead}
                >
                  {instead}
                </div>
              </div>
            </div>
          )}
          {!none && (
            <div role="rowgroup">
              {drawn.runs.flatMap(({ before, from, to }) => [
                <Gap key={`gap ${from}`} height={before} />,
                ...Array.from({ length: to - from }, (_, step) =>
                  draw(from + step),
                ),
              ])}
              <Gap height={drawn.after} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** A spacer for lines that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return <div role="presentation" style={{ blockSize: `${height}px` }} />;
}
