import { queryOptions } from "@tanstack/react-query";
import { receiptList, type Receipt } from "@foyer/platform/calls";
import type { Services } from "../services/services.ts";
import { receiptsKey } from "./queryKeys.ts";

/** The newest withdrawals whose receipt is or was to be confirmed. */
export const receiptsQuery = ({ client }: Services) =>
  queryOptions({
    queryKey: receiptsKey,
    staleTime: 30_000,
    // A member who has checked their bank account returns with the answer.
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) =>
      client.call(receiptList, { pageNo: 1, pageSize: 20 }, { signal }),
  });

/** Whether the platform needs the member's answer. */
export const awaitsAnswer = ({ state }: Pick<Receipt, "state">): boolean =>
  state === "AWAITING" || state === "PARTIAL";
