import { Skeleton } from "../skeleton/Skeleton.tsx";
import { alignOf, type DataTableColumn } from "./columns.ts";
import { placeOf } from "./DataTableRow.tsx";
import * as table from "./DataTable.css.ts";
import * as cells from "./DataTableCell.css.ts";
import * as rowStyles from "./DataTableRow.css.ts";
import * as styles from "./DataTableSkeleton.css.ts";

interface DataTableSkeletonProps<Row> {
  rows: number;
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  selectable: boolean;
  hasActions: boolean;
}

/** Rows that are coming, as high as rows are and in the places of their values. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { rows, columns, title, selectable, hasActions } = props;
  return (
    <tbody aria-hidden="true" className={table.body}>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className={rowStyles.row({ selected: false })}>
          {selectable && (
            <td className={rowStyles.tickCell}>
              <span className={styles.boneTick} />
            </td>
          )}
          {columns.map((column) => {
            const place = column.key === title ? "title" : placeOf(column);
            const align = alignOf(column);
            const spare = column.spare === true;
            return (
              <td
                key={column.key}
                className={cells.cell({ align, place, spare })}
              >
                {place === "detail" && (
                  <span className={cells.cardLabel}>{column.header}</span>
                )}
                <span className={styles.bone({ align })}>
                  <Skeleton
                    shape="caption"
                    width={(index + column.key.length) % 3 ? "most" : "half"}
                  />
                </span>
              </td>
            );
          })}
          {hasActions && (
            <td className={rowStyles.actionsCell}>
              <span className={styles.boneAction} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
