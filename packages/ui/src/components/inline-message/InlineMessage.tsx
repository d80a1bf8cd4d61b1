import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/index.ts";
import * as styles from "./InlineMessage.css.ts";

const messages = {
  info: "ui.inlineMessage.info",
  success: "ui.inlineMessage.success",
  warning: "ui.inlineMessage.warning",
  danger: "ui.inlineMessage.danger",
} as const;

const icons = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "error",
} as const;

export interface InlineMessageProps {
  /** The message, in one or two sentences. */
  children: ReactNode;
  /** Meaning. @default "info" */
  tone?: "info" | "success" | "warning" | "danger";
  /** A short summary. */
  title?: string;
  /** What to do about it: one button or link. */
  action?: ReactNode;
  /**
   * Announces the message when it appears: `polite` when the screen reader pauses, `assertive` immediately. Leave it
   * out for a message that is there from the start.
   */
  live?: "polite" | "assertive";
}

/**
 * A lasting message, placed beside its subject.
 *
 * @example <InlineMessage tone="warning" title="Withdrawals are slow today">Expect up to two hours.</InlineMessage>
 */
export function InlineMessage({
  children,
  tone = "info",
  title,
  action,
  live,
}: InlineMessageProps) {
  const t = useTranslations();
  const role = live && (live === "assertive" ? "alert" : "status");
  return (
    <div className={styles.box({ tone })} role={role}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} label={t(messages[tone])} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
