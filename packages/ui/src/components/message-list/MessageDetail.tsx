import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageList.css.ts";

interface MessageDetailProps {
  message: MessageSummary;
  timeZone: string | undefined;
  level: 2 | 3 | 4;
  /** Whether the message was just opened, so that focus moves to it. */
  takesFocus: boolean;
  onClose(): void;
  onDelete: (() => void) | undefined;
  children: ReactNode;
}

/** The open message. */
export function MessageDetail(props: MessageDetailProps) {
  const { message, timeZone, level, takesFocus, onClose, onDelete } = props;
  const { children } = props;
  const t = useTranslations();
  const headId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const Head = `h${level}` as const;
  const waiting = children === undefined || children === null;

  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);

  return (
    <article
      className={styles.detail}
      aria-labelledby={headId}
      aria-busy={waiting || undefined}
    >
      <div className={styles.detailTools}>
        <Button size="small" variant="quiet" icon="back" onClick={onClose}>
          {t("ui.messageList.back")}
        </Button>
        {onDelete && (
          <Button size="small" variant="quiet" onClick={onDelete}>
            {t("ui.messageList.deleteThis")}
          </Button>
        )}
      </div>
      <Head ref={head} id={headId} tabIndex={-1} className={styles.detailTitle}>
        <bdi>{message.title}</bdi>
      </Head>
      <p className={styles.detailTime}>
        <DateTime at={message.sentAt} timeZone={timeZone} />
      </p>
      <div className={styles.body}>
        {waiting ? <SkeletonText lines={5} /> : children}
      </div>
    </article>
  );
}
