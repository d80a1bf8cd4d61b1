import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { StartFailurePicture } from "./StartFailurePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

const messages = defineMessages({
  title: {
    id: "ui.startFailure.title",
    defaultMessage: "The door does not open",
    description:
      "Heading where the site could not start, since the platform gave no answer",
  },
  text: {
    id: "ui.startFailure.text",
    defaultMessage:
      "We cannot reach our service right now. Check your connection and try again.",
    description: "Below the heading where the site could not start",
  },
  retry: {
    id: "ui.startFailure.retry",
    defaultMessage: "Try again",
    description: "Tries once more to start the site",
  },
});

export interface StartFailureProps {
  /** Called to try once more. */
  onRetry(): void;
  /** Shows that it is being tried. @default false */
  retrying?: boolean;
}

/**
 * Stands in for the whole site when it could not start.
 *
 * @example <StartFailure onRetry={start} retrying={isFetching} />
 */
export function StartFailure({ onRetry, retrying = false }: StartFailureProps) {
  const intl = useIntl();
  return (
    <StatusPage
      whole
      picture={<StartFailurePicture />}
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      action={
        <Button
          tone="accent"
          icon="refresh"
          loading={retrying}
          onClick={onRetry}
        >
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    />
  );
}
