import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { LoadFailurePicture } from "./LoadFailurePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

const messages = defineMessages({
  title: {
    id: "ui.loadFailure.title",
    defaultMessage: "This page did not load",
    description: "Heading where a page of the site could not be loaded",
  },
  text: {
    id: "ui.loadFailure.text",
    defaultMessage:
      "The connection may have dropped for a moment. What you were doing is safe.",
    description: "Below the heading where a page could not be loaded",
  },
  retry: {
    id: "ui.loadFailure.retry",
    defaultMessage: "Load again",
    description: "Tries once more to load the page",
  },
});

export interface LoadFailureProps {
  /** Called to try once more. */
  onRetry(): void;
}

/**
 * Stands where a page of the site could not be loaded; the rest of the site lives on.
 *
 * @example <LoadFailure onRetry={retry} />
 */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const intl = useIntl();
  return (
    <StatusPage
      whole={false}
      picture={<LoadFailurePicture />}
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      action={
        <Button tone="accent" icon="refresh" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    />
  );
}
