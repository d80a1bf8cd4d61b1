import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import * as styles from "./DataTableTools.css.ts";

interface DataTableToolsProps {
  toolbar: ReactNode;
  /** How many rows are ticked, on all pages. */
  selectedCount: number;
  onClear(): void;
  bulkActions: ReactNode;
  download: ReactNode;
}

/** The line above a table: filters, what to do with the ticked rows, and the export. */
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

/** Says that the records below are old, and since when. */
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
