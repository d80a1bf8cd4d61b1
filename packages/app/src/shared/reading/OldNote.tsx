import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import type { Reading } from "./useReading.ts";

const messages = defineMessages<{
  offline: {};
  stale: { reason: string };
  again: {};
}>({
  offline: {
    id: "account.stale",
    defaultMessage:
      "There is no network. This is how it stood when it was last read.",
    description:
      "Above something that was read earlier, while there is no network",
  },
  stale: {
    id: "rewards.stale",
    defaultMessage: "This may be out of date. {reason}",
    description:
      "Above what was read earlier and could not be read anew; {reason} is a sentence of its own",
  },
  again: {
    id: "rewards.stale.again",
    defaultMessage: "Read again",
    description: "Button beside the note that something may be out of date",
  },
});

/**
 * Says of what was read earlier that it may be out of date, and why; nothing where it is not.
 *
 * @example <OldNote {...useReading(query)} />
 */
export function OldNote({
  failure,
  staleSince,
}: Pick<Reading, "failure" | "staleSince">) {
  const { formatMessage } = useIntl();
  if (staleSince === undefined) return null;
  if (!failure)
    return (
      <InlineMessage tone="warning" live="polite">
        {formatMessage(messages.offline)}
      </InlineMessage>
    );
  return (
    <InlineMessage
      tone="warning"
      live="polite"
      action={
        <Button
          size="small"
          onClick={failure.onRetry}
          loading={failure.retrying}
        >
          {formatMessage(messages.again)}
        </Button>
      }
    >
      {formatMessage(messages.stale, { reason: failure.title })}
    </InlineMessage>
  );
}
