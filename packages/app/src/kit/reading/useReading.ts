import type { UseQueryResult } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { errorText } from "../words/errors.ts";
import { useOnline } from "./useOnline.ts";

/** A query, as TanStack Query describes it. */
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

/** The status of a reading, as tables and panels expect it. */
export interface Reading {
  /** It is in flight. */
  readonly loading: boolean;
  /** It failed; any data shown is stale. */
  readonly failure?: ReadingFailure;
  /** When the data shown was read, if it may have changed since. */
  readonly staleSince?: number;
}

/**
 * The status of a query. "None" is stated only on the platform's answer: without a network, and after a failure,
 * there is a message and a retry.
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

/** The reason that is shown; if nothing failed, there was no network to try. */
function reasonOf(error: Error | null): Parameters<typeof errorText>[1] {
  if (!error) return { reason: "NETWORK" };
  if (!(error instanceof CallError)) return { reason: "UNKNOWN" };
  const { code: reason, message, retryAfter } = error;
  return { reason, message, retryAfter };
}
