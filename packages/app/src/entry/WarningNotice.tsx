import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Text } from "@foyer/ui/text";

interface WarningNoticeProps {
  readonly title: string;
  /** What went wrong. */
  readonly text: string;
  readonly onRead: () => void;
}

/**
 * A warning over the dialog that it belongs to, shown until it is confirmed (REG-03, SMS-11).
 *
 * @example <WarningNotice title="No code was sent" text={errorText(intl, failure)} onRead={onRead} />
 */
export function WarningNotice({ title, text, onRead }: WarningNoticeProps) {
  const t = useTranslations();
  return (
    <Modal
      open
      onClose={onRead}
      size="small"
      title={title}
      footer={
        <Button tone="accent" onClick={onRead}>
          {t("in_increase_submit")}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Modal>
  );
}
