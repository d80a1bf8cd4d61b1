import { queryOptions } from "@tanstack/react-query";
import {
  downlineNotes,
  downlineOptions,
  downlineProfile,
  downlines,
  type DownlineProfile,
} from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { downlineNotesKey, downlinesKey } from "../kit/queryKeys.ts";
import { ifThere } from "../kit/reading/ifThere.ts";
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

/**
 * One account of the team (W-97c). A platform without that call finds it among all accounts with such a name, and says
 * nothing of its last login; null: there is no such account.
 */
export const downlineProfileQuery = ({ client }: Caller, account: string) =>
  queryOptions({
    queryKey: [...downlinesKey, "profile", account],
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<DownlineProfile | null> => {
      try {
        const told = await ifThere(
          client.call(downlineProfile, { account }, { signal }),
        );
        if (told) return told;
        const found = await client.call(
          downlines,
          { account: "", keyword: account, pageNo: 1, pageSize: downlinePage },
          { signal },
        );
        return found.list.find((one) => one.account === account) ?? null;
      } catch (error) {
        if (error instanceof CallError && error.code === "USER_NOT_FOUND")
          return null;
        throw error;
      }
    },
  });

/** The agent's notes about an account of the team (W-97d); null: the platform keeps none. */
export const downlineNotesQuery = ({ client }: Caller, account: string) =>
  queryOptions({
    queryKey: [...downlineNotesKey, account],
    queryFn: ({ signal }) =>
      ifThere(client.call(downlineNotes, { account }, { signal })),
  });

/** Account types and rate limits for opening a downline account (W-96b). */
export const downlineOptionsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: [...downlinesKey, "options"],
    staleTime: 30_000,
    queryFn: ({ signal }) => client.call(downlineOptions, {}, { signal }),
  });
