import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  alignOf,
  asColumnHead,
  asRow,
  asRows,
  type DataTableColumn,
  type DataTableSort,
} from "./columns.ts";
import * as styles from "./DataTableHead.css.ts";

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  sort: DataTableSort<Row> | undefined;
  onSort(column: DataTableColumn<Row>): void;
  chosen: "none" | "some" | "all" | undefined;
  onChooseAll(chosen: boolean): void;
  hasActions: boolean;
}

/** The column headers; on a phone, where rows are cards, only the sort buttons and "select all" stay visible. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, title, sort, onSort, chosen, onChooseAll, hasActions } =
    props;
  const t = useTranslations();
  return (
    <thead {...asRows} className={styles.head}>
      <tr {...asRow} className={styles.headRow}>
        {chosen && (
          <th {...asColumnHead} scope="col" className={styles.tickHead}>
            <VisuallyHidden>{t("ui.dataTable.selection")}</VisuallyHidden>
            <TickBox
              label={t("ui.dataTable.selectAll")}
              checked={chosen === "all"}
              mixed={chosen === "some"}
              onChange={onChooseAll}
            >
              <span className={styles.tickWords} aria-hidden="true">
                {t("ui.dataTable.selectAll")}
              </span>
            </TickBox>
          </th>
        )}
        {columns.map((column) => {
          const { key, header, sortable = false, width = "content" } = column;
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              {...asColumnHead}
              scope="col"
              aria-sort={sortable ? direction : undefined}
              className={styles.headCell({
                align: alignOf(column),
                width,
                sortable,
                title: key === title,
                spare: column.spare === true,
              })}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sortButton({ sorted: !!direction })}
                  onClick={() => onSort(column)}
                >
                  <span>{header}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th {...asColumnHead} scope="col" className={styles.actionsHead}>
            <VisuallyHidden>{t("ui.dataTable.actions")}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Two small arrows; for a sorted column only one: up for ascending, down for descending. */
function SortMark({
  direction,
}: {
  direction: "ascending" | "descending" | undefined;
}) {
  return (
    <svg
      className={styles.sortMark}
      viewBox="0 0 10 16"
      aria-hidden="true"
      focusable="false"
    >
      {direction !== "descending" && <path d="M5 1.5 9 6.5H1z" />}
      {direction !== "ascending" && <path d="M5 14.5 1 9.5h8z" />}
    </svg>
  );
}
