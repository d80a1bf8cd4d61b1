import { alignOf, isWhole, type DataTableColumn } from "./columns.ts";
import { CellValue } from "./DataTableCell.tsx";
import { placeOf } from "./DataTableRow.tsx";
import { asCell, asRow, asRowHead, asRows } from "./roles.ts";
import * as cells from "./DataTableCell.css.ts";
import * as styles from "./DataTableTotals.css.ts";

export interface DataTableTotal<Row> {
  /** What is summed: "This page", "All 240 bets". */
  label: string;
  /** The sums, by column; they are written as the column's values are. */
  values: Partial<Row>;
}

interface DataTableTotalsProps<Row> {
  totals: readonly DataTableTotal<Row>[];
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  timeZone: string | undefined;
  selectable: boolean;
  hasActions: boolean;
}

/** Sums below the records. */
export function DataTableTotals<Row>(props: DataTableTotalsProps<Row>) {
  const { totals, columns, title, timeZone, selectable, hasActions } = props;
  return (
    <tfoot {...asRows} className={styles.foot}>
      {totals.map(({ label, values }) => (
        <tr key={label} {...asRow} className={styles.totalRow}>
          {selectable && <td {...asCell} className={styles.blankCell} />}
          {columns.map((column) => {
            const { key, header } = column;
            if (key === title)
              return (
                <th
                  key={key}
                  {...asRowHead}
                  scope="row"
                  className={cells.cell({ align: "start", place: "title" })}
                >
                  {label}
                </th>
              );
            const value: unknown = values[key];
            if (value === undefined)
              return (
                <td
                  key={key}
                  {...asCell}
                  className={
                    column.spare ? styles.spareBlankCell : styles.blankCell
                  }
                />
              );
            const place = placeOf(column);
            return (
              <td
                key={key}
                {...asCell}
                className={cells.cell({
                  align: alignOf(column),
                  place,
                  whole: isWhole(column),
                  spare: column.spare === true,
                })}
              >
                {place === "detail" && (
                  <span className={cells.cardLabel} aria-hidden="true">
                    {header}
                  </span>
                )}
                <span className={cells.value}>
                  <CellValue
                    strong
                    column={column}
                    value={value}
                    timeZone={timeZone}
                  />
                </span>
              </td>
            );
          })}
          {hasActions && <td {...asCell} className={styles.blankCell} />}
        </tr>
      ))}
    </tfoot>
  );
}
