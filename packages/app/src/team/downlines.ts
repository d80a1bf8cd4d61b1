import { queryOptions } from "@tanstack/react-query";
import { downlineOptions, downlines } from "@foyer/platform/calls";
import { downlinesKey } from "../kit/queryKeys.ts";
import type { Services } from "../services/services.ts";

type Caller = Pick<Services, "client">;

/** How many are asked for at once. */
export const downlinePage = 50;

interface Asked {
  /** Whose direct downlines; empty: one's own. */
  readonly account?: string;
  /** Part of an account, anywhere below. */
  readonly keyword?: string;
  readonly pageNo?: number;
}

/** Who stands directly below somebody, or is found by a part of the account (W-97). */
export const downlinesQuery = (
  { client }: Caller,
  { account = "", keyword = "", pageNo = 1 }: Asked,
) =>
  queryOptions({
    queryKey: [...downlinesKey, { account, keyword, pageNo }],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      client.call(
        downlines,
        { account, keyword, pageNo, pageSize: downlinePage },
        { signal },
      ),
  });

/** What an account below may be opened with, and between which rates (W-96b). */
export const downlineOptionsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: [...downlinesKey, "options"],
    staleTime: 30_000,
    queryFn: ({ signal }) => client.call(downlineOptions, {}, { signal }),
  });
