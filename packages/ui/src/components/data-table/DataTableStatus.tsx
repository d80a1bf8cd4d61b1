import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import type { Paged } from "../../private/records/usePaging.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { DataTableColumn, DataTableSort } from "./columns.ts";

const messages = {
  ascending: "ui.dataTable.ascending",
  descending: "ui.dataTable.descending",
} as const;

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
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { page, pages, total, shown } = paged;
  const many =
    pages > 1
      ? t("ui.dataTable.page", {
          page: formatNumber(page),
          pages: formatNumber(pages),
        })
      : t("ui.dataTable.records", { count: total ?? shown.length });
  const known = unknown ? "" : many;
  const rows = loading ? t("ui.dataTable.loading") : known;
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? "";
  const order = sort ? t(messages[sort.direction], { column }) : "";
  return (
    <>
      <VisuallyHidden role="status">{useSaid(order)}</VisuallyHidden>
      <VisuallyHidden role="status">{useSaid(rows)}</VisuallyHidden>
    </>
  );
}
