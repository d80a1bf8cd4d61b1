import { queryOptions } from "@tanstack/react-query";
import { bankAccounts, security, withdrawOptions } from "@foyer/platform/calls";
import { accountKey } from "../kit/queryKeys.ts";
import { ifThere } from "../kit/reading/ifThere.ts";
import type { Services } from "../services/services.ts";

type Caller = Pick<Services, "client">;

/** The bank accounts that withdrawals go to (W-104). */
export const bankAccountsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("bankAccounts"),
    queryFn: ({ signal }) => client.call(bankAccounts, {}, { signal }),
  });

/** What a member can change alone (W-113e); null: the platform offers none of it. */
export const securityQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("security"),
    queryFn: ({ signal }) => ifThere(client.call(security, {}, { signal })),
  });

/** The withdrawal's blockers show whether there is a payment password: no call reports it directly. */
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
