import { queryOptions } from "@tanstack/react-query";
import { wallets } from "@foyer/platform/calls";
import { balanceKey } from "../../kit/queryKeys.ts";
import type { Services } from "../../services/services.ts";

/** Below the balance: whoever knows that that has changed lets the wallets be read again too. */
const walletsKey = [...balanceKey, "wallets"] as const;

/** Every wallet of the member and what is in it (W-106). */
export const walletsQuery = ({ client }: Pick<Services, "client">) =>
  queryOptions({
    queryKey: walletsKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(wallets, {}, { signal }),
  });

/** Reads the wallets anew, for the list of the page as well. */
export async function readWallets(
  { client, queries }: Services,
  signal: AbortSignal,
) {
  const answer = await client.call(wallets, {}, { signal });
  queries.setQueryData(walletsKey, answer);
  return { wallets: answer.list };
}
