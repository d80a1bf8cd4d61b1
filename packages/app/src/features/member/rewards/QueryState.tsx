import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { failureOf } from "../../../actors/failure.ts";
import { errorText } from "../../../shared/words/errors.ts";

const messages = defineMessages<{ stale: { reason: string }; again: {} }>({
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

interface QueryStateProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What stands in the place of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What was read, with shapes before it, and with a way to try again when it could not be read. */
export function QueryState<T>({
  query: { data, error, isFetching, refetch },
  skeleton,
  children,
}: QueryStateProps<T>) {
  const intl = useIntl();
  const reason = error === null ? undefined : errorText(intl, failureOf(error));
  const again = () => void refetch();
  if (data === undefined)
    return reason === undefined ? (
      <div aria-busy="true">{skeleton}</div>
    ) : (
      <ErrorState
        level={2}
        title={reason}
        onRetry={again}
        retrying={isFetching}
      />
    );
  return (
    <Stack gap="x4">
      {reason !== undefined && (
        <InlineMessage
          tone="warning"
          live="polite"
          action={
            <Button size="small" onClick={again} loading={isFetching}>
              {intl.formatMessage(messages.again)}
            </Button>
          }
        >
          {intl.formatMessage(messages.stale, { reason })}
        </InlineMessage>
      )}
      {children(data)}
    </Stack>
  );
}
