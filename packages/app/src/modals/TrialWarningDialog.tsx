import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Text } from "@foyer/ui/text";

const messages = defineMessages({
  title: {
    id: "gate.realAccount.title",
    defaultMessage: "Real account needed",
    description: "Title of the warning to a trial user",
  },
  text: {
    id: "in_need_true_account",
    defaultMessage: "A real account is required",
    description:
      "Warning to a trial user who asks for what needs a real account",
  },
  confirm: {
    id: "in_increase_submit",
    defaultMessage: "Confirm",
    description: "Button: yes",
  },
});

/** Tells a trial user that what they asked for needs a real account (GAM-17). */
export default function TrialWarningDialog({
  onRead,
}: {
  readonly onRead: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      onClose={onRead}
      size="small"
      title={formatMessage(messages.title)}
      footer={
        <Button tone="accent" onClick={onRead}>
          {formatMessage(messages.confirm)}
        </Button>
      }
    >
      <Text>{formatMessage(messages.text)}</Text>
    </Modal>
  );
}
