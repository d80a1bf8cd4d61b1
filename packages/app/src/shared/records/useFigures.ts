import { useSyncExternalStore } from "react";
import {
  keepPreviousData,
  onlineManager,
  useQuery,
} from "@tanstack/react-query";
import { useSession } from "../../actors/actors.ts";
import { recordsKey } from "../recordsKey.ts";

const followNetwork = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

interface FiguresOptions<T> {
  /** Name of what is read: figures of the same name stay in sight while others of it are on their way. */
  readonly name: string;
  /** What decides which figures these are. */
  readonly what: Readonly<Record<string, string | number>>;
  readonly read: (signal: AbortSignal) => Promise<T>;
}

/** How the reading of figures stands, for a table of them. */
export interface FiguresState {
  readonly error: Error | null;
  readonly loading: boolean;
  /** What is shown is old: when it was read, epoch ms. */
  readonly staleSince: number | undefined;
  readonly onRetry: () => void;
}

/**
 * Figures of a period, which the platform sums up.
 *
 * @example const { data, waiting, state } = useFigures({ name: "revenue", what: { from, to, zone }, read });
 */
export function useFigures<T>({ name, what, read }: FiguresOptions<T>) {
  const { kind } = useSession();
  const online = useSyncExternalStore(followNetwork, isOnline);
  const query = useQuery({
    queryKey: [...recordsKey, name, what],
    queryFn: async ({ signal }) => ({ name, figures: await read(signal) }),
    enabled: kind === "full",
    placeholderData: keepPreviousData,
  });
  const { error } = query;
  // What stays in sight meanwhile may be of another name: rows of days in a table of accounts.
  const data = query.data?.name === name ? query.data.figures : undefined;
  const state: FiguresState = {
    error,
    loading: query.isFetching,
    staleSince:
      data !== undefined && (query.isError || !online)
        ? query.dataUpdatedAt
        : undefined,
    onRetry: () => void query.refetch(),
  };
  return { data, waiting: data === undefined && error === null, state };
}
