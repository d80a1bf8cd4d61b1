import { defineMessages, useIntl } from "react-intl";
import type { Paged } from "../../private/records/usePaging.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { DataTableColumn, DataTableSort } from "./columns.ts";

const messages = defineMessages<{
  loading: {};
  records: { count: number };
  page: { page: string; pages: string };
  ascending: { column: string };
  descending: { column: string };
}>({
  loading: {
    id: "ui.dataTable.loading",
    defaultMessage: "Loading records",
    description: "Said while the rows of a table are on their way",
  },
  records: {
    id: "ui.dataTable.records",
    defaultMessage:
      "{count, plural, =0 {No records} one {# record} other {# records}}",
    description: "Said when the rows of a table have arrived or changed",
  },
  page: {
    id: "ui.dataTable.page",
    defaultMessage: "Page {page} of {pages}",
    description: "Said when another page of a table is shown",
  },
  ascending: {
    id: "ui.dataTable.ascending",
    defaultMessage: "Sorted by {column}, ascending",
    description: "Said when a table was sorted, least first",
  },
  descending: {
    id: "ui.dataTable.descending",
    defaultMessage: "Sorted by {column}, descending",
    description: "Said when a table was sorted, greatest first",
  },
});

interface DataTableStatusProps<Row> {
  loading: boolean;
  /** Nobody could be asked: how many there are is not known. */
  unknown: boolean;
  paged: Paged<Row>;
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort<Row> | undefined;
}

/** Says what changed to who cannot see it. Two regions, so that a new page does not repeat the order. */
export function DataTableStatus<Row>(props: DataTableStatusProps<Row>) {
  const { loading, unknown, paged, columns, sort } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { page, pages, total, shown } = paged;
  const many =
    pages > 1
      ? formatMessage(messages.page, {
          page: formatNumber(page),
          pages: formatNumber(pages),
        })
      : formatMessage(messages.records, { count: total ?? shown.length });
  const known = unknown ? "" : many;
  const rows = loading ? formatMessage(messages.loading) : known;
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? "";
  const order = sort ? formatMessage(messages[sort.direction], { column }) : "";
  return (
    <>
      <VisuallyHidden role="status">{useSaid(order)}</VisuallyHidden>
      <VisuallyHidden role="status">{useSaid(rows)}</VisuallyHidden>
    </>
  );
}
