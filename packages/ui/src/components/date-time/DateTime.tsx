import { Fragment } from "react";
import { useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { formatDateTime, type DateTimePrecision } from "./formatDateTime.ts";
import * as styles from "./DateTime.css.ts";

export interface DateTimeProps {
  /** The moment, in milliseconds since 1970; a dash stands for none. */
  at: number | undefined;
  /** Zone it is told in, by its IANA name, "Asia/Manila". An unknown one is told in UTC, with "UTC" behind it. @default "UTC" */
  timeZone?: string;
  /** How much of it is written. @default "second" */
  precision?: DateTimePrecision;
  /** Writes the zone behind it, for readers who may sit in another. @default false */
  showZone?: boolean;
}

/**
 * A moment as `YYYY/MM/DD HH:mm:ss` in every language, in figures of equal width.
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
