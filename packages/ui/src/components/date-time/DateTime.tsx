import { Fragment } from "react";
import { useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { formatDateTime, type DateTimePrecision } from "./formatDateTime.ts";
import * as styles from "./DateTime.css.ts";

export interface DateTimeProps {
  /** The time, in milliseconds since 1970; undefined shows a dash. */
  at: number | undefined;
  /**
   * Time zone as an IANA name, "Asia/Manila". With an unknown zone the time is shown in UTC, followed by "UTC".
   * @default "UTC"
   */
  timeZone?: string;
  /** The smallest unit shown. @default "second" */
  precision?: DateTimePrecision;
  /** Whether to show the time zone after the time, for readers who may be in another one. @default false */
  showZone?: boolean;
}

/**
 * A date and time as `YYYY/MM/DD HH:mm:ss` in every language, in tabular figures.
 *
 * @example <DateTime at={record.paidAt} timeZone="Asia/Kuala_Lumpur" />
 */
export function DateTime({ at, ...options }: DateTimeProps) {
  const t = useTranslations();
  const words = at === undefined ? undefined : formatDateTime(at, options);
  if (at === undefined || words === undefined)
    return (
      <span>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t("ui.dateTime.unknown")}</VisuallyHidden>
      </span>
    );
  return (
    <time
      className={styles.time}
      dateTime={new Date(at).toISOString()}
      dir="ltr"
    >
      {words.split(" ").map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " "}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </time>
  );
}
