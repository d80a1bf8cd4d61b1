import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSession } from "../actors/actors.ts";
import { useReading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";

interface FiguresOptions<T> {
  /** Name of what is read: figures of the same name stay in sight while others of it are on their way. */
  readonly name: string;
  /** What decides which figures these are. */
  readonly what: Readonly<Record<string, string | number>>;
  readonly read: (signal: AbortSignal) => Promise<T>;
}

/**
 * Figures of a period, which the platform sums up.
 *
 * @example const { data, waiting, reading } = useFigures({ name: "revenue", what: { from, to, zone }, read });
 */
export function useFigures<T>({ name, what, read }: FiguresOptions<T>) {
  const { kind } = useSession();
  const query = useQuery({
    queryKey: [...recordsKey, name, what],
    queryFn: async ({ signal }) => ({ name, figures: await read(signal) }),
    enabled: kind === "full",
    placeholderData: keepPreviousData,
  });
  // What stays in sight meanwhile may be of another name: rows of days in a table of accounts.
  const data = query.data?.name === name ? query.data.figures : undefined;
  const reading = useReading({ ...query, data });
  return { data, waiting: reading.loading && data === undefined, reading };
}
