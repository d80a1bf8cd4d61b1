import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { withdrawals } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import type { Services } from "../../services/services.ts";
import { recordsKey } from "../../kit/queryKeys.ts";

/** One withdrawal that was asked for, with every stage of it. */
export type Withdrawal = ResponseOf<typeof withdrawals>["list"][number];

/** Key of every list of them; below that of all records, which live events let be read again. */
export const withdrawalsKey = [...recordsKey, "withdrawals"] as const;

const day = 86_400_000;
export const pageSize = 10;

interface Wish {
  /** How many days back. */
  readonly days: number;
  readonly pageNo: number;
  /** When the page was opened, by this device. */
  readonly now: number;
}

/** What was asked for in the last days, newest first. */
export const withdrawalsQuery = (
  { client }: Services,
  { days, pageNo, now }: Wish,
) =>
  queryOptions({
    queryKey: [...withdrawalsKey, { days, pageNo, now }],
    staleTime: 15_000,
    // Somebody who comes back wants to know how far it has come.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        withdrawals,
        // What is asked for later on this page counts too, also where this device's clock is behind.
        { from: now - days * day, to: now + day, pageNo, pageSize },
        { signal },
      ),
  });
