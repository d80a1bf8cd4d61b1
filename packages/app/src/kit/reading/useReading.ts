import type { UseQueryResult } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { errorText } from "../words/errors.ts";
import { useOnline } from "./useOnline.ts";

/** What is read, as TanStack Query tells of it. */
export type Readable = Pick<
  UseQueryResult,
  "data" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
> & { readonly isPlaceholderData?: boolean };

/** Why something could not be read. */
export interface ReadingFailure {
  readonly title: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** How a reading stands, as tables and panels take it. */
export interface Reading {
  /** It is on its way. */
  readonly loading: boolean;
  /** It could not be had; with data at hand those are old. */
  readonly failure?: ReadingFailure;
  /** When what is shown was read, where it may have changed since. */
  readonly staleSince?: number;
}

/**
 * Tells how a reading stands. "None" is said only of what the platform has answered: without a network, and after a
 * failure, there is a sentence and a way to try again.
 *
 * @example <DataTable {...useReading(query)} rows={query.data?.list ?? []} … />
 */
export function useReading(query: Readable): Reading {
  const intl = useIntl();
  const online = useOnline();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const has = data !== undefined;
  const unread = !online && !has;
  return {
    loading: has ? isFetching && isPlaceholderData === true : !error && !unread,
    ...((error || unread) && {
      failure: {
        title: errorText(intl, reasonOf(error)),
        onRetry: () => void refetch(),
        retrying: isFetching,
      },
    }),
    ...(has && (error || !online) && { staleSince: query.dataUpdatedAt }),
  };
}

/** What is said of it; where nothing failed, there was no network to try. */
function reasonOf(error: Error | null): Parameters<typeof errorText>[1] {
  if (!error) return { reason: "NETWORK" };
  if (!(error instanceof CallError)) return { reason: "UNKNOWN" };
  const { code: reason, message, retryAfter } = error;
  return { reason, message, retryAfter };
}
