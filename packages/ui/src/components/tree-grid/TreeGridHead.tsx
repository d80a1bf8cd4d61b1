import type { TreeGridColumn } from "./TreeGrid.types.ts";
import * as styles from "./TreeGrid.css.ts";
import { cell, row } from "./TreeGridRow.css.ts";

interface TreeGridHeadProps {
  columns: readonly TreeGridColumn[];
}

/** The heads of the columns; where there are no columns they are heard alone. */
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

/** How a column's cells look. */
export function cellLook(
  { align = "start", width = "narrow" }: TreeGridColumn,
  index: number,
) {
  return { align, width, place: index === 0 ? "first" : "other" } as const;
}
