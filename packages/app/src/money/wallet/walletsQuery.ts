import { queryOptions } from "@tanstack/react-query";
import { wallets } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";
import { balanceKey } from "../../kit/queryKeys.ts";

/** Below the balance: whoever knows that that has changed lets the wallets be read again too. */
export const walletsKey = [...balanceKey, "wallets"] as const;

/** Every wallet of the member and what is in it (W-106). */
export const walletsQuery = ({ client }: Pick<Services, "client">) =>
  queryOptions({
    queryKey: walletsKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(wallets, {}, { signal }),
  });
