import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Text } from "@foyer/ui/text";

const messages = defineMessages({
  confirm: {
    id: "in_increase_submit",
    defaultMessage: "Confirm",
    description: "Button: yes",
  },
});

interface WarningNoticeProps {
  readonly title: string;
  /** What went wrong, in words. */
  readonly text: string;
  readonly onRead: () => void;
}

/**
 * A warning that stands over the dialog it belongs to until it is confirmed (REG-03, SMS-11).
 *
 * @example <WarningNotice title="No code was sent" text={errorText(intl, failure)} onRead={onRead} />
 */
export function WarningNotice({ title, text, onRead }: WarningNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      onClose={onRead}
      size="small"
      title={title}
      footer={
        <Button tone="accent" onClick={onRead}>
          {formatMessage(messages.confirm)}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Modal>
  );
}
