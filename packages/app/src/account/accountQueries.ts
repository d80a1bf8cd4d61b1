import { queryOptions } from "@tanstack/react-query";
import { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import { accountKey } from "../kit/queryKeys.ts";
import type { Services } from "../services/services.ts";

type Caller = Pick<Services, "client">;

/** Where money is paid out to (W-104). */
export const bankAccountsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("bankAccounts"),
    queryFn: ({ signal }) => client.call(bankAccounts, {}, { signal }),
  });

/** What stands in the way of a payout tells whether there is a payment password: no call says it by itself. */
export const paymentPasswordQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("paymentPassword"),
    queryFn: async ({ signal }) => {
      const options = await client.call(withdrawOptions, {}, { signal });
      const missing = options.blockers.some(
        ({ code }) => code === "NO_PAYMENT_PASSWORD",
      );
      return { isSet: !missing };
    },
  });
