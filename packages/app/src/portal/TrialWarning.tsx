import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";

const messages = defineMessages<
  Record<"title" | "text" | "how" | "logOut" | "confirm", {}> & {
    needs: { age: number };
  }
>({
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
  needs: {
    id: "gate.trial.needs",
    defaultMessage:
      "A real account is for people aged {age, number} or older. It asks for your details when it is opened, and holds your own money: the play money of this trial stays in the trial.",
    description: "What a real account needs; age is a number of years",
  },
  how: {
    id: "gate.trial.how",
    defaultMessage:
      "To open one, log out of the trial and choose Register. You can go on trying games instead.",
    description: "How a trial user gets a real account; nobody is urged",
  },
  logOut: {
    id: "gate.trial.logOut",
    defaultMessage: "Log out of the trial",
    description: "Button: the way to a real account",
  },
  confirm: {
    id: "in_increase_submit",
    defaultMessage: "Confirm",
    description: "Button: yes",
  },
});

interface TrialWarningProps {
  /** How old one has to be for a real account, in years. */
  readonly age: number;
  readonly onRead: () => void;
  readonly onLogOut: () => void;
}

/** Tells a trial user that what they asked for needs a real account (GAM-17), what that takes and how to get one. */
export function TrialWarning({ age, onRead, onLogOut }: TrialWarningProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      onClose={onRead}
      size="small"
      title={formatMessage(messages.title)}
      footer={
        <>
          <Button variant="outline" onClick={onLogOut}>
            {formatMessage(messages.logOut)}
          </Button>
          <Button tone="accent" onClick={onRead}>
            {formatMessage(messages.confirm)}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text weight="strong">{formatMessage(messages.text)}</Text>
        <Text>{formatMessage(messages.needs, { age })}</Text>
        <Text tone="quiet">{formatMessage(messages.how)}</Text>
      </Stack>
    </Modal>
  );
}
