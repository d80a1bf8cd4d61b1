import type { ReactNode } from "react";
import { defineMessages, useIntl, type MessageValue } from "react-intl";
import { Button } from "../button/Button.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import * as styles from "./DataTableTools.css.ts";

const messages = defineMessages<{
  selected: { count: number };
  clear: {};
  asOf: { time: MessageValue };
  retry: {};
}>({
  selected: {
    id: "ui.dataTable.selected",
    defaultMessage: "{count, plural, one {# selected} other {# selected}}",
    description: "How many rows of a table are ticked",
  },
  clear: {
    id: "ui.dataTable.clearSelection",
    defaultMessage: "Clear selection",
    description: "Button that takes all ticks away, on every page",
  },
  asOf: {
    id: "ui.dataTable.asOf",
    defaultMessage: "Records as of {time}",
    description: "Above old records; {time} is when they were read",
  },
  retry: {
    id: "ui.dataTable.retry",
    defaultMessage: "Try again",
    description: "Button beside the news that newer records could not be had",
  },
});

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
  const { formatMessage } = useIntl();
  if (!toolbar && !download && selectedCount === 0) return null;
  return (
    <div className={styles.tools}>
      <div className={styles.toolsStart}>
        {toolbar}
        {selectedCount > 0 && (
          <>
            <span className={styles.count}>
              {formatMessage(messages.selected, { count: selectedCount })}
            </span>
            {bulkActions}
            <Button size="small" variant="quiet" onClick={onClear}>
              {formatMessage(messages.clear)}
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
  const { formatMessage } = useIntl();
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
              {formatMessage(messages.retry)}
            </Button>
          )
        }
      >
        {formatMessage(messages.asOf, {
          time: <DateTime key="time" at={since} timeZone={timeZone} />,
        })}
      </InlineMessage>
    </div>
  );
}
