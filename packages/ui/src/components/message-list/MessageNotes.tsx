import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import type { Paged } from "../../private/records/usePaging.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageNotes.css.ts";

interface DeletedNoteProps {
  deleted: { count: number; onUndo(): void } | undefined;
}

/** What was deleted, and the way back. The region is always there, so that it is said when it fills. */
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
  /** Nobody could be asked: how many there are is not known. */
  unknown: boolean;
  paged: Paged<MessageSummary>;
}

/** Says what changed to who cannot see it. */
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
