import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import type { Paged } from "../../private/records/usePaging.ts";
import { Pager } from "../pager/Pager.tsx";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { DataTableColumn, DataTableSort } from "./columns.ts";
import * as styles from "./DataTable.css.ts";

interface DataTableToolsProps {
  toolbar: ReactNode;
  /** Number of selected rows on all pages. */
  selectedCount: number;
  onClear(): void;
  bulkActions: ReactNode;
  download: ReactNode;
}

/** The toolbar above a table: filters, bulk actions and the export. */
export function DataTableTools(props: DataTableToolsProps) {
  const { toolbar, selectedCount, onClear, bulkActions, download } = props;
  const t = useTranslations();
  if (!toolbar && !download && selectedCount === 0) return null;
  return (
    <div className={styles.tools}>
      <div className={styles.toolsStart}>
        {toolbar}
        {selectedCount > 0 && (
          <>
            <span className={styles.count}>
              {t("ui.dataTable.selected", { count: selectedCount })}
            </span>
            {bulkActions}
            <Button size="small" variant="quiet" onClick={onClear}>
              {t("ui.dataTable.clearSelection")}
            </Button>
          </>
        )}
      </div>
      {download}
    </div>
  );
}

interface StaleNoteProps {
  title: string | undefined;
  since: number | undefined;
  timeZone: string | undefined;
  onRetry: (() => void) | undefined;
  retrying: boolean;
}

/** Says that the records below are out of date, and since when. */
export function StaleNote(props: StaleNoteProps) {
  const { title, since, timeZone, onRetry, retrying } = props;
  const t = useTranslations();
  return (
    <div className={styles.stale}>
      <InlineMessage
        tone="warning"
        live="polite"
        title={title}
        action={
          onRetry && (
            <Button
              size="small"
              icon="refresh"
              loading={retrying}
              onClick={onRetry}
            >
              {t("ui.dataTable.retry")}
            </Button>
          )
        }
      >
        {t("ui.dataTable.asOf", {
          time: <DateTime key="time" at={since} timeZone={timeZone} />,
        })}
      </InlineMessage>
    </div>
  );
}

interface DataTableFootProps<Row> {
  label: string;
  paged: Paged<Row>;
}

/** Which records are shown, and the page navigation. */
export function DataTableFoot<Row>({ label, paged }: DataTableFootProps<Row>) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { shown, page, pages, from, total, goTo } = paged;
  if (pages <= 1) return null;
  return (
    <div className={styles.below}>
      {total !== undefined && shown.length > 0 && (
        <p className={styles.range}>
          {t("ui.dataTable.range", {
            from: formatNumber(from),
            to: formatNumber(from + shown.length - 1),
            total: formatNumber(total),
          })}
        </p>
      )}
      <Pager
        label={t("ui.dataTable.pages", { label })}
        page={page}
        pages={pages}
        onPage={goTo}
      />
    </div>
  );
}

const messages = {
  ascending: "ui.dataTable.ascending",
  descending: "ui.dataTable.descending",
} as const;

interface DataTableStatusProps<Row> {
  loading: boolean;
  /** The request failed, so the number of records is unknown. */
  unknown: boolean;
  paged: Paged<Row>;
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort<Row> | undefined;
}

/** Announces changes to screen readers. It has two regions, so that a new page does not repeat the sort order. */
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
