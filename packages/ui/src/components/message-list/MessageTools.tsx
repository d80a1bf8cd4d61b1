import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import { Button } from "../button/Button.tsx";
import * as styles from "./MessageTools.css.ts";

interface MessageToolsProps {
  unread: number;
  selectedCount: number;
  /** How much of the page is ticked; undefined where nothing can be. */
  chosen: "none" | "some" | "all" | undefined;
  onChooseAll(chosen: boolean): void;
  onMarkRead: (() => void) | undefined;
  onMarkAllRead: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** How many are unread or ticked, and what can be done with them. */
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
