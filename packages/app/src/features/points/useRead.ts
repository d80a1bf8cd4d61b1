import { useSyncExternalStore } from "react";
import { onlineManager, type UseQueryResult } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { errorText } from "../../shared/words/errors.ts";

const follow = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** How a reading stands, as tables and panels take it. */
export interface Read {
  /** It is on its way. */
  readonly loading: boolean;
  /** It could not be had; with data at hand those are old. */
  readonly failure:
    | {
        readonly title: string;
        readonly onRetry: () => void;
        readonly retrying: boolean;
      }
    | undefined;
  /** When what is shown was read, where nothing is heard of a change. */
  readonly staleSince: number | undefined;
}

/**
 * Tells how a reading stands: also that there is no network, which a query would wait for in silence.
 *
 * @example const { loading, failure, staleSince } = useRead(useQuery(goodsQuery(services, 1)));
 */
export function useRead(
  query: Pick<
    UseQueryResult,
    "data" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
  >,
): Read {
  const intl = useIntl();
  const online = useSyncExternalStore(follow, isOnline);
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const has = data !== undefined;
  const reason = error
    ? error instanceof CallError
      ? error.code
      : "UNKNOWN"
    : !online && !has
      ? "NETWORK"
      : undefined;
  return {
    loading: isFetching || (!has && reason === undefined),
    failure:
      reason === undefined
        ? undefined
        : {
            title: errorText(intl, { reason }),
            onRetry: () => void refetch(),
            retrying: isFetching,
          },
    staleSince: has && (!online || error) ? dataUpdatedAt : undefined,
  };
}
