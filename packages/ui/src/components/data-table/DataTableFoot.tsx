import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import type { Paged } from "../../private/records/usePaging.ts";
import { Pager } from "../pager/Pager.tsx";
import * as styles from "./DataTableFoot.css.ts";

interface DataTableFootProps<Row> {
  label: string;
  paged: Paged<Row>;
}

/** Which records these are, and the way to the others. */
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
