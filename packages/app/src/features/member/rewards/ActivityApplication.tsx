import { defineMessages, useIntl } from "react-intl";
import type {
  ActivityApplicationEvent,
  ActivityApplicationView,
} from "@foyer/flows/activity-application";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../../shared/words/errors.ts";
import { ActivityForm } from "./ActivityForm.tsx";

const messages = defineMessages({
  title: {
    id: "activity.title",
    defaultMessage: "Apply for an activity",
    description: "Title of the dialog of an application",
  },
  send: {
    id: "activity.send",
    defaultMessage: "Send the application",
    description: "Button that sends an application",
  },
  close: {
    id: "activity.close",
    defaultMessage: "Close",
    description: "Button that closes the dialog of an application",
  },
  notArrived: {
    id: "activity.notArrived",
    defaultMessage:
      "Your application did not arrive. What you wrote is still here: you can send it again.",
    description: "The connection broke, and the platform knows of nothing",
  },
  doubting: {
    id: "activity.doubting",
    defaultMessage: "We are looking whether your application has arrived.",
    description: "The connection broke before the answer",
  },
  unresolved: {
    id: "activity.unresolved",
    defaultMessage:
      "We could not find out whether your application has arrived. Nothing is sent a second time before that is known.",
    description: "The connection broke, and nobody could be asked",
  },
  ask: {
    id: "activity.ask",
    defaultMessage: "Look again",
    description: "Button: asks the platform whether an application arrived",
  },
});

interface ActivityApplicationProps {
  readonly view: ActivityApplicationView;
  readonly send: (event: ActivityApplicationEvent) => void;
  /** Name of the activity. */
  readonly title: string;
  readonly onClose: () => void;
}

/** What applying for an activity shows. */
export function ActivityApplication(props: ActivityApplicationProps) {
  const { view, send, title, onClose } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { phase, failure } = view;
  const doubt = phase === "doubting" || phase === "unresolved";
  return (
    <Modal
      open
      onClose={onClose}
      busy={phase === "sending"}
      title={formatMessage(messages.title)}
      description={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(messages.close)}
          </Button>
          {doubt ? (
            <Button
              tone="accent"
              loading={phase === "doubting"}
              onClick={() => send({ type: "activityApplication.askedAgain" })}
            >
              {formatMessage(messages.ask)}
            </Button>
          ) : (
            <Button
              tone="accent"
              loading={phase === "sending"}
              onClick={() => send({ type: "activityApplication.submitted" })}
            >
              {formatMessage(messages.send)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="x5">
        {doubt && (
          <InlineMessage tone="warning" live="polite">
            {formatMessage(messages[phase])}
          </InlineMessage>
        )}
        {phase === "editing" && (view.notArrived || failure) && (
          <InlineMessage tone="danger" live="assertive">
            {view.notArrived
              ? formatMessage(messages.notArrived)
              : errorText(intl, failure ?? { reason: "UNKNOWN" })}
          </InlineMessage>
        )}
        <ActivityForm view={view} send={send} />
      </Stack>
    </Modal>
  );
}
