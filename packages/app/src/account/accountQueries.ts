import { queryOptions } from "@tanstack/react-query";
import * as calls from "@foyer/platform/calls";
import { accountKey } from "../kit/queryKeys.ts";
import { soundRules } from "../kit/form/registerRules.ts";
import type { Services } from "../services/services.ts";

type Caller = Pick<Services, "client">;

/** The fields of the profile that the platform enables, with what stands in them (W-92b). */
export const profileQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("profile"),
    queryFn: async ({ signal }) =>
      soundRules((await client.call(calls.profile, {}, { signal })).list),
  });

/** Where money is paid out to (W-104). */
export const bankAccountsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("bankAccounts"),
    queryFn: ({ signal }) => client.call(calls.bankAccounts, {}, { signal }),
  });

/** What stands in the way of a payout tells whether there is a payment password: no call says it by itself. */
export const paymentPasswordQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("paymentPassword"),
    queryFn: async ({ signal }) => {
      const options = await client.call(calls.withdrawOptions, {}, { signal });
      const missing = options.blockers.some(
        ({ code }) => code === "NO_PAYMENT_PASSWORD",
      );
      return { isSet: !missing };
    },
  });

/** Whether an authenticator is on, or the secret of a new one (W-113). Never kept: it is a secret. */
export const totpQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("totp"),
    gcTime: 0,
    queryFn: ({ signal }) => client.call(calls.totp, {}, { signal }),
  });

/** Where the member is signed in (W-111). */
export const sessionsQuery = ({ client }: Caller) =>
  queryOptions({
    queryKey: accountKey("sessions"),
    queryFn: ({ signal }) => client.call(calls.sessionList, {}, { signal }),
  });

/** Rows on a page of the sign-in history. */
export const historyPageSize = 10;

/** How the member signed in, a page of it (W-112). */
export const historyQuery = ({ client }: Caller, pageNo: number) =>
  queryOptions({
    queryKey: [...accountKey("history"), { pageNo }],
    queryFn: ({ signal }) =>
      client.call(
        calls.loginHistory,
        { pageNo, pageSize: historyPageSize },
        { signal },
      ),
  });
