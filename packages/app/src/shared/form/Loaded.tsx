import { useSyncExternalStore, type ReactNode } from "react";
import { onlineManager, type UseQueryResult } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../words/errors.ts";

const messages = defineMessages({
  stale: {
    id: "account.stale",
    defaultMessage:
      "There is no network. This is how it stood when it was last read.",
    description: "Above a part of the account while there is no network",
  },
});

interface LoadedProps<T> {
  readonly query: Pick<
    UseQueryResult<T>,
    "data" | "error" | "isFetching" | "refetch"
  >;
  /** What stands there until the answer comes, in its geometry. */
  readonly pending: ReactNode;
  readonly children: (data: T) => ReactNode;
}

const follow = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/**
 * What was read, or how the reading stands: on its way, failed with a way to try again, or old for want of a network.
 *
 * @example <Loaded query={useQuery(profileQuery(services))} pending={<FormSkeleton />}>{(data) => …}</Loaded>
 */
export function Loaded<T>({ query, pending, children }: LoadedProps<T>) {
  const intl = useIntl();
  const online = useSyncExternalStore(follow, isOnline);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined)
    return (
      <Stack gap="x4">
        {!online && (
          <InlineMessage tone="warning">
            {intl.formatMessage(messages.stale)}
          </InlineMessage>
        )}
        {children(data)}
      </Stack>
    );
  if (!error && online) return <>{pending}</>;
  const reason = error instanceof CallError ? error.code : "UNKNOWN";
  return (
    <ErrorState
      level={3}
      title={errorText(intl, { reason: error ? reason : "NETWORK" })}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
