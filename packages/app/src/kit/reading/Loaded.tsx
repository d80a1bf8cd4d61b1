import type { ReactNode } from "react";
import { ErrorState } from "@foyer/ui/error-state";
import { Stack } from "@foyer/ui/stack";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { useReading, type Readable, type Reading } from "./useReading.ts";

interface LoadedProps<T> {
  readonly query: Readable & { readonly data: T | undefined };
  /** Placeholder until the answer arrives, in the same dimensions. */
  readonly pending: ReactNode;
  /** Level of the heading that says what went wrong. @default 3 */
  readonly level?: 2 | 3;
  readonly children: (data: T) => ReactNode;
}

/**
 * The data that was read, or the status of the reading: loading, failed with a retry, or stale.
 *
 * @example <Loaded query={useQuery(profileQuery(services))} pending={<FormSkeleton />}>{(data) => …}</Loaded>
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, pending, level = 3, children } = props;
  const reading = useReading(query);
  const { data } = query;
  if (data === undefined)
    return reading.failure ? (
      <ErrorState level={level} {...reading.failure} />
    ) : (
      <div aria-busy="true">{pending}</div>
    );
  return (
    <Stack gap="x4">
      <OldNote {...reading} />
      {children(data)}
    </Stack>
  );
}

/**
 * States that data read earlier may be out of date, and why; renders nothing if it is current.
 *
 * @example <OldNote {...useReading(query)} />
 */
export function OldNote({
  failure,
  staleSince,
}: Pick<Reading, "failure" | "staleSince">) {
  const t = useTranslations();
  if (staleSince === undefined) return null;
  if (!failure)
    return (
      <InlineMessage tone="warning" live="polite">
        {t("account.stale")}
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
          {t("rewards.stale.again")}
        </Button>
      }
    >
      {t("rewards.stale", { reason: failure.title })}
    </InlineMessage>
  );
}
