import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import { Button } from "../button/Button.tsx";
import type { Paged } from "../../private/records/usePaging.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageList.css.ts";

interface MessageToolsProps {
  unread: number;
  selectedCount: number;
  /** How much of the page is selected; undefined where messages cannot be selected. */
  chosen: "none" | "some" | "all" | undefined;
  onChooseAll(chosen: boolean): void;
  onMarkRead: (() => void) | undefined;
  onMarkAllRead: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** The number of unread or selected messages, and the actions for them. */
export function MessageTools(props: MessageToolsProps) {
  const { unread, selectedCount, chosen, onChooseAll } = props;
  const { onMarkRead, onMarkAllRead, onDelete } = props;
  const t = useTranslations();
  const ticked = selectedCount > 0;
  return (
    <div className={styles.tools}>
      {chosen && (
        <TickBox
          label={t("ui.messageList.selectAll")}
          checked={chosen === "all"}
          mixed={chosen === "some"}
          onChange={onChooseAll}
        />
      )}
      <span className={styles.count} role="status">
        {ticked
          ? t("ui.messageList.selected", { count: selectedCount })
          : t("ui.messageList.unreadCount", { count: unread })}
      </span>
      <span className={styles.actions}>
        {ticked && onMarkRead && (
          <Button size="small" variant="quiet" onClick={onMarkRead}>
            {t("ui.messageList.markRead")}
          </Button>
        )}
        {ticked && onDelete && (
          <Button size="small" variant="soft" onClick={onDelete}>
            {t("ui.messageList.delete")}
          </Button>
        )}
        {!ticked && onMarkAllRead && (
          <Button
            size="small"
            variant="quiet"
            disabled={unread === 0}
            onClick={onMarkAllRead}
          >
            {t("ui.messageList.markAllRead")}
          </Button>
        )}
      </span>
    </div>
  );
}

interface DeletedNoteProps {
  deleted: { count: number; onUndo(): void } | undefined;
}

/** What was deleted, with an undo button. The live region is always rendered, so that its content is announced. */
export function DeletedNote({ deleted }: DeletedNoteProps) {
  const t = useTranslations();
  return (
    <div role="status">
      {deleted && deleted.count > 0 && (
        <div className={styles.deleted}>
          <span>{t("ui.messageList.deleted", { count: deleted.count })}</span>
          <Button
            size="small"
            variant="outline"
            onClick={() => deleted.onUndo()}
          >
            {t("ui.messageList.undo")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MessageStatusProps {
  loading: boolean;
  /** Loading failed, so the number of messages is not known. */
  unknown: boolean;
  paged: Paged<MessageSummary>;
}

/** Announces changes to screen readers. */
export function MessageStatus(props: MessageStatusProps) {
  const { loading, unknown, paged } = props;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { page, pages, total, shown } = paged;
  const many =
    pages > 1
      ? t("ui.messageList.page", {
          page: formatNumber(page),
          pages: formatNumber(pages),
        })
      : t("ui.messageList.count", { count: total ?? shown.length });
  const known = unknown ? "" : many;
  const words = loading ? t("ui.messageList.loading") : known;
  return <VisuallyHidden role="status">{useSaid(words)}</VisuallyHidden>;
}
