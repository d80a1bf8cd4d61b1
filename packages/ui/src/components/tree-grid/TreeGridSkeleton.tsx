import { Skeleton } from "../skeleton/Skeleton.tsx";
import type { TreeGridColumn } from "./TreeGrid.types.ts";
import { cellLook } from "./TreeGridHead.tsx";
import * as styles from "./TreeGridRow.css.ts";

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
