import type { TreeGridColumn, TreeRow } from "./TreeGrid.types.ts";
import { useTranslations } from "../../words/translate.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./TreeGrid.css.ts";
import { cell, row } from "./TreeGridRow.css.ts";

interface TreeGridHeadProps {
  columns: readonly TreeGridColumn[];
}

/** The column headers. In the narrow layout they are for screen readers only. */
export function TreeGridHead({ columns }: TreeGridHeadProps) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div
        role="row"
        aria-rowindex={1}
        className={row({ kind: "head", pressable: false })}
      >
        {columns.map((column, index) => (
          <span
            key={column.key}
            role="columnheader"
            className={cell(cellLook(column, index))}
          >
            {column.header}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Styles of a column's cells. */
export function cellLook(
  { align = "start", width = "narrow" }: TreeGridColumn,
  index: number,
) {
  return { align, width, place: index === 0 ? "first" : "other" } as const;
}

interface TreeGridStatusProps {
  rows: readonly TreeRow[];
  expanded: ReadonlySet<string>;
  busy: boolean;
  /** Loading failed, so the number of rows is not known. */
  unknown: boolean;
  /** Number of rows that can be reached now. */
  count: number;
}

/** Announces loading, failures and results to screen readers. */
export function TreeGridStatus(props: TreeGridStatusProps) {
  const { rows, expanded, busy, unknown, count } = props;
  const t = useTranslations();
  const isOpen = ({ id }: TreeRow) => expanded.has(id);
  const coming = rows.find((row) => row.children === "loading" && isOpen(row));
  const failed = rows.find((row) => row.children === "failed" && isOpen(row));
  const known = unknown ? "" : t("ui.treeGrid.saidRows", { count });
  const words = coming
    ? t("ui.treeGrid.saidLoadingBelow", { name: coming.name })
    : busy
      ? t("ui.treeGrid.saidLoading")
      : failed
        ? t("ui.treeGrid.saidFailedBelow", { name: failed.name })
        : known;
  return <VisuallyHidden role="status">{useSaid(words)}</VisuallyHidden>;
}
