import { defineMessages, useIntl } from "react-intl";
import { TickBox } from "../../private/records/TickBox.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  alignOf,
  type DataTableColumn,
  type DataTableSort,
} from "./columns.ts";
import { SortMark } from "./SortMark.tsx";
import { asColumnHead, asRow, asRows } from "./roles.ts";
import * as styles from "./DataTableHead.css.ts";

const messages = defineMessages<{ all: {}; actions: {}; choose: {} }>({
  all: {
    id: "ui.dataTable.selectAll",
    defaultMessage: "Select all on this page",
    description: "Name of the box in the head of a table that ticks every row",
  },
  actions: {
    id: "ui.dataTable.actions",
    defaultMessage: "Actions",
    description: "Head of the column with the buttons of each row",
  },
  choose: {
    id: "ui.dataTable.selection",
    defaultMessage: "Selection",
    description: "Head of the column with the boxes that choose rows",
  },
});

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  title: string | undefined;
  sort: DataTableSort<Row> | undefined;
  onSort(column: DataTableColumn<Row>): void;
  chosen: "none" | "some" | "all" | undefined;
  onChooseAll(chosen: boolean): void;
  hasActions: boolean;
}

/** Heads of the columns; on a phone, where rows are cards, what is left of it is the choice of order. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, title, sort, onSort, chosen, onChooseAll, hasActions } =
    props;
  const { formatMessage } = useIntl();
  return (
    <thead {...asRows} className={styles.head}>
      <tr {...asRow} className={styles.headRow}>
        {chosen && (
          <th {...asColumnHead} scope="col" className={styles.tickHead}>
            <VisuallyHidden>{formatMessage(messages.choose)}</VisuallyHidden>
            <TickBox
              label={formatMessage(messages.all)}
              checked={chosen === "all"}
              mixed={chosen === "some"}
              onChange={onChooseAll}
            >
              <span className={styles.tickWords} aria-hidden="true">
                {formatMessage(messages.all)}
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
            <VisuallyHidden>{formatMessage(messages.actions)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
