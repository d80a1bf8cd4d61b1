import { queryOptions } from "@tanstack/react-query";
import { downlineOptions, downlines } from "@foyer/platform/calls";
import { downlinesKey } from "../kit/queryKeys.ts";
import type { Services } from "../services/services.ts";

type Caller = Pick<Services, "client">;

/** Page size of the requests. */
export const downlinePage = 50;

interface Asked {
  /** The account whose direct downlines are listed; empty for the agent's own. */
  readonly account?: string;
  /** Part of a username, anywhere in the team. */
  readonly keyword?: string;
  /** Code of a registration link: the accounts that came with it, instead of those. */
  readonly link?: string;
  readonly pageNo?: number;
}

/** The direct downlines of an account, the accounts found by part of their username, or a link's (W-97). */
export const downlinesQuery = (
  { client }: Caller,
  { account = "", keyword = "", link = "", pageNo = 1 }: Asked,
) => {
  const which = { account, keyword, ...(link !== "" && { link }), pageNo };
  return queryOptions({
    queryKey: [...downlinesKey, which],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      client.call(downlines, { ...which, pageSize: downlinePage }, { signal }),
  });
};

/** Account types and rate limits for opening a downline account (W-96b). */
export const downlineOptionsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: [...downlinesKey, "options"],
    staleTime: 30_000,
    queryFn: ({ signal }) => client.call(downlineOptions, {}, { signal }),
  });
