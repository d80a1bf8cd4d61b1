import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import {
  alignOf,
  isWhole,
  textOf,
  asCell,
  asRow,
  asRowHead,
  asRows,
  type DataTableColumn,
  type DataTableTotal,
} from "./columns.ts";
import { CellValue } from "./DataTableCell.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as cells from "./DataTableCell.css.ts";
import * as styles from "./DataTableRow.css.ts";
import * as table from "./DataTable.css.ts";

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  timeZone: string | undefined;
  selected: boolean;
  onSelect: ((selected: boolean) => void) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** A record: a table row, or a card with labels where rows do not fit. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, title, timeZone, selected, onSelect, actions } = props;
  const t = useTranslations();
  const named = columns.find(({ key }) => key === title);
  return (
    <tr {...asRow} className={styles.row({ selected })}>
      {onSelect && (
        <td {...asCell} className={styles.tickCell}>
          <TickBox
            label={t("ui.dataTable.selectRow", {
              row: named ? textOf(named, row).slice(0, 80) : "",
            })}
            checked={selected}
            onChange={onSelect}
          />
        </td>
      )}
      {columns.map((column) => (
        <ValueCell
          key={column.key}
          column={column}
          isTitle={column.key === title}
        >
          {column.cell ? (
            column.cell(row)
          ) : (
            <CellValue
              column={column}
              value={column.text ? column.text(row) : row[column.key]}
              timeZone={timeZone}
            />
          )}
        </ValueCell>
      ))}
      {actions && (
        <td {...asCell} className={styles.actionsCell}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

interface ValueCellProps<Row> {
  column: DataTableColumn<Row>;
  /** Whether it names the row. @default false */
  isTitle?: boolean;
  children: ReactNode;
}

/** A value in its cell; on a card, with the column header before it. */
function ValueCell<Row>(props: ValueCellProps<Row>) {
  const { column, isTitle = false, children } = props;
  const Cell = isTitle ? "th" : "td";
  const place = isTitle ? "title" : placeOf(column);
  return (
    <Cell
      {...(isTitle ? asRowHead : asCell)}
      scope={isTitle ? "row" : undefined}
      className={cells.cell({
        align: alignOf(column),
        place,
        whole: isWhole(column),
        spare: column.spare === true,
      })}
    >
      {place === "detail" && (
        <span className={cells.cardLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={cells.value}>{children}</span>
    </Cell>
  );
}

/** Only one column can be the title of a card: a second one is treated as a detail. */
function placeOf<Row>({ priority }: DataTableColumn<Row>): "figure" | "detail" {
  return priority === "figure" ? "figure" : "detail";
}

interface DataTableSkeletonProps<Row> {
  rows: number;
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  selectable: boolean;
  hasActions: boolean;
}

/** Placeholder rows, with the same height and cells as real rows. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { rows, columns, title, selectable, hasActions } = props;
  return (
    <tbody aria-hidden="true" className={table.body}>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className={styles.row({ selected: false })}>
          {selectable && (
            <td className={styles.tickCell}>
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
            <td className={styles.actionsCell}>
              <span className={styles.boneAction} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface DataTableTotalsProps<Row> {
  totals: readonly DataTableTotal<Row>[];
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  timeZone: string | undefined;
  selectable: boolean;
  hasActions: boolean;
}

/** Totals below the records. */
export function DataTableTotals<Row>(props: DataTableTotalsProps<Row>) {
  const { totals, columns, title, timeZone, selectable, hasActions } = props;
  return (
    <tfoot {...asRows} className={styles.foot}>
      {totals.map(({ label, values }) => (
        <tr key={label} {...asRow} className={styles.totalRow}>
          {selectable && <td {...asCell} className={styles.blankCell} />}
          {columns.map((column) => {
            const { key } = column;
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
            return (
              <ValueCell key={key} column={column}>
                <CellValue
                  strong
                  column={column}
                  value={value}
                  timeZone={timeZone}
                />
              </ValueCell>
            );
          })}
          {hasActions && <td {...asCell} className={styles.blankCell} />}
        </tr>
      ))}
    </tfoot>
  );
}
