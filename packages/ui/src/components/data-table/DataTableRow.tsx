import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import { alignOf, isWhole, textOf, type DataTableColumn } from "./columns.ts";
import { CellValue } from "./DataTableCell.tsx";
import { asCell, asRow, asRowHead } from "./roles.ts";
import * as cells from "./DataTableCell.css.ts";
import * as styles from "./DataTableRow.css.ts";

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  timeZone: string | undefined;
  selected: boolean;
  onSelect: ((selected: boolean) => void) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** One record: a row of the table, and a card with labels where there is no room for rows. */
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
      {columns.map((column) => {
        const { key, header } = column;
        const isTitle = key === title;
        const Cell = isTitle ? "th" : "td";
        const place = isTitle ? "title" : placeOf(column);
        return (
          <Cell
            key={key}
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
                {header}
              </span>
            )}
            <span className={cells.value}>
              {column.cell ? (
                column.cell(row)
              ) : (
                <CellValue
                  column={column}
                  value={column.text ? column.text(row) : row[key]}
                  timeZone={timeZone}
                />
              )}
            </span>
          </Cell>
        );
      })}
      {actions && (
        <td {...asCell} className={styles.actionsCell}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** Only one column can head a card: a second one that asks for it is a detail. */
export function placeOf<Row>({
  priority,
}: DataTableColumn<Row>): "figure" | "detail" {
  return priority === "figure" ? "figure" : "detail";
}
