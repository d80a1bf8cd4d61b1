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
  /** Its place in the whole grid, from 1, the head counted. */
  rowIndex: number;
  columns: readonly TreeGridColumn[];
  /** It is the one that Tab leads to. */
  active: boolean;
  onToggle(open: boolean): void;
  onAction: (() => void) | undefined;
}

/** A row of the tree: its name with what opens it, and its cells. */
export function TreeGridRow(props: TreeGridRowProps) {
  const { line, rowIndex, columns, active, onToggle, onAction } = props;
  const { row, level, open } = line;
  const intl = useIntl();
  const t = useTranslations();
  const id = useId();
  const pressable = onAction !== undefined || open !== undefined;
  /* The keys that do the same are the grid's, which a linter does not see. */
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

/* A text of another direction must not turn its cell round. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === "string" ? <bdi>{value}</bdi> : value;

/* What lies in a row and can be pressed by itself is not the row. */
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
  /** Its place in the whole grid, from 1, the head counted. */
  rowIndex: number;
  /** How many columns it takes the place of. */
  columns: number;
  /** It is the one that Tab leads to. */
  active: boolean;
  /** What went wrong, where it is known better than that something did. */
  words?: string | undefined;
  /** Fetches the level, or what follows in it; without it no button is shown. */
  onLoad: (() => void) | undefined;
}

/** The end of a level that is not whole: on its way, failed, to be continued, or with nothing in it. */
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

/** The rows of a top level that is on its way. */
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
