import { defineMessages, useIntl } from "react-intl";
import type { Paged } from "../../private/records/usePaging.ts";
import { Pager } from "../pager/Pager.tsx";
import * as styles from "./DataTableFoot.css.ts";

const messages = defineMessages<{
  pages: { label: string };
  range: { from: string; to: string; total: string };
}>({
  pages: {
    id: "ui.dataTable.pages",
    defaultMessage: "Pages of {label}",
    description: "Name of the pager below a table; {label} is the table's name",
  },
  range: {
    id: "ui.dataTable.range",
    defaultMessage: "{from}–{to} of {total}",
    description: "Which records of all are on this page: 51–100 of 240",
  },
});

interface DataTableFootProps<Row> {
  label: string;
  paged: Paged<Row>;
}

/** Which records these are, and the way to the others. */
export function DataTableFoot<Row>({ label, paged }: DataTableFootProps<Row>) {
  const { formatMessage, formatNumber } = useIntl();
  const { shown, page, pages, from, total, goTo } = paged;
  if (pages <= 1) return null;
  return (
    <div className={styles.below}>
      {total !== undefined && shown.length > 0 && (
        <p className={styles.range}>
          {formatMessage(messages.range, {
            from: formatNumber(from),
            to: formatNumber(from + shown.length - 1),
            total: formatNumber(total),
          })}
        </p>
      )}
      <Pager
        label={formatMessage(messages.pages, { label })}
        page={page}
        pages={pages}
        onPage={goTo}
      />
    </div>
  );
}
