import { useId, type MouseEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { Icon } from "../icon/Icon.tsx";
import type { TreeGridColumn } from "./TreeGrid.types.ts";
import { cellLook } from "./TreeGridHead.tsx";
import type { RowLine, NoteLine } from "./treeLines.ts";
import { Button } from "../button/Button.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./TreeGridRow.css.ts";

interface TreeGridRowProps {
  line: RowLine;
  /** Row index in the whole grid, from 1, including the header row. */
  rowIndex: number;
  columns: readonly TreeGridColumn[];
  /** Whether it is the tab stop. */
  active: boolean;
  onToggle(open: boolean): void;
  onAction: (() => void) | undefined;
}

/** A row of the tree: its name with the toggle, and its cells. */
export function TreeGridRow(props: TreeGridRowProps) {
  const { line, rowIndex, columns, active, onToggle, onAction } = props;
  const { row, level, open } = line;
  const intl = useIntl();
  const t = useTranslations();
  const id = useId();
  const pressable = onAction !== undefined || open !== undefined;
  /* The grid handles the matching keys, which the linter does not see. */
  const pressed = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOwnControl(event)) return;
      if (onAction) onAction();
      else if (open !== undefined) onToggle(!open);
    },
  };
  return (
    <div
      role="row"
      tabIndex={active ? 0 : -1}
      data-line={line.key}
      aria-rowindex={rowIndex}
      aria-level={level}
      aria-posinset={line.place}
      aria-setsize={line.siblings}
      aria-expanded={open}
      aria-labelledby={columns.map((_, index) => `${id}${index}`).join(" ")}
      className={`${styles.row({ kind: "line", pressable })} ${focusRingInset}`}
      {...pressed}
    >
      {columns.map((column, index) =>
        index === 0 ? (
          <div
            key={column.key}
            role="rowheader"
            className={styles.cell(cellLook(column, index))}
          >
            <span
              className={`${styles.tree} ${styles.indent[indentOf(level)]}`}
            >
              {open === undefined ? (
                <span className={styles.noToggle} />
              ) : (
                <button
                  type="button"
                  tabIndex={-1}
                  className={`${styles.toggle} ${fingerTarget}`}
                  aria-label={t(
                    open ? "ui.treeGrid.close" : "ui.treeGrid.open",
                    { name: row.name },
                  )}
                  onClick={() => onToggle(!open)}
                >
                  <Icon
                    name={open ? "chevron-down" : "chevron-end"}
                    size="small"
                  />
                </button>
              )}
              {level > styles.levelsStacked && (
                <span
                  className={styles.depth({
                    shown: level > styles.levelsWide ? "always" : "stacked",
                  })}
                  aria-hidden="true"
                >
                  {intl.formatNumber(level)}
                </span>
              )}
              <span className={styles.name} id={`${id}${index}`}>
                {shown(row.cells[column.key] ?? row.name)}
              </span>
            </span>
          </div>
        ) : (
          <div
            key={column.key}
            role="gridcell"
            className={styles.cell(cellLook(column, index))}
          >
            <span className={styles.label} aria-hidden="true">
              {column.header}
            </span>
            <span className={styles.value} id={`${id}${index}`}>
              {shown(row.cells[column.key] ?? "–")}
            </span>
          </div>
        ),
      )}
    </div>
  );
}

const indentOf = (level: number): number =>
  Math.min(level, styles.levelsWide) - 1;

/* Text of another direction must not change the direction of its cell. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === "string" ? <bdi>{value}</bdi> : value;

/* A press on a control inside the row is not a press on the row. */
function isOwnControl({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const control =
    target instanceof Element
      ? target.closest("a, button, input, select, textarea, summary, label")
      : null;
  return control !== null && currentTarget.contains(control);
}

const messages = {
  loading: "ui.treeGrid.loading",
  failed: "ui.treeGrid.failed",
  more: "ui.treeGrid.more",
  none: "ui.treeGrid.none",
} as const;

interface TreeGridNoteProps {
  line: NoteLine;
  /** Row index in the whole grid, from 1, including the header row. */
  rowIndex: number;
  /** Number of columns it spans. */
  columns: number;
  /** Whether it is the tab stop. */
  active: boolean;
  /** A specific error message, if there is one. */
  words?: string | undefined;
  /** Loads the level, or more of it. Without it, no button is shown. */
  onLoad: (() => void) | undefined;
}

/** The end of an incomplete level: loading, failed, more to load, or empty. */
export function TreeGridNote(props: TreeGridNoteProps) {
  const { line, rowIndex, columns, active, words, onLoad } = props;
  const { kind, level, key } = line;
  const t = useTranslations();
  return (
    <div
      role="row"
      tabIndex={active ? 0 : -1}
      data-line={key}
      aria-rowindex={rowIndex}
      aria-level={level}
      className={`${styles.row({ kind: "line", pressable: false })} ${focusRingInset}`}
    >
      <div role="gridcell" aria-colspan={columns} className={styles.note}>
        <span className={styles.indent[indentOf(level)]} />
        {kind === "loading" && <SpinnerMark size="small" />}
        {kind === "failed" && <Icon name="warning" size="small" />}
        <span className={styles.noteWords}>{words ?? t(messages[kind])}</span>
        {onLoad && (kind === "failed" || kind === "more") && (
          <Button size="small" tabIndex={-1} onClick={onLoad}>
            {t(
              kind === "failed" ? "ui.treeGrid.retry" : "ui.treeGrid.loadMore",
            )}
          </Button>
        )}
      </div>
    </div>
  );
}

const rows = ["a", "b", "c", "d", "e", "f"];

interface TreeGridSkeletonProps {
  columns: readonly TreeGridColumn[];
}

/** Placeholder rows while the top level is loading. */
export function TreeGridSkeleton({ columns }: TreeGridSkeletonProps) {
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div
          key={row}
          className={styles.row({ kind: "line", pressable: false })}
        >
          {columns.map((column, index) => (
            <span
              key={column.key}
              className={styles.cell(cellLook(column, index))}
            >
              <Skeleton shape="small" width={index === 0 ? "half" : "most"} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
