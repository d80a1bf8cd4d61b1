import { useState } from "react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { withdrawals } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import { useServices } from "../../services/services.ts";
import { withdrawalsQuery } from "./withdrawalsQuery.ts";

/** How many days back the list may go. */
export const periods = [30, 90, 365] as const;

/** The list of withdrawals as the page shows it. */
export interface WithdrawalList {
  readonly days: number;
  readonly pageNo: number;
  readonly query: UseQueryResult<ResponseOf<typeof withdrawals>>;
  readonly setDays: (days: number) => void;
  readonly setPageNo: (pageNo: number) => void;
}

/**
 * Reads what was asked for, page by page.
 *
 * @example const list = useWithdrawals(); list.query.data?.list
 */
export function useWithdrawals(): WithdrawalList {
  const services = useServices();
  const [now] = useState(() => Date.now());
  const [{ days, pageNo }, setWish] = useState<{
    readonly days: number;
    readonly pageNo: number;
  }>({ days: periods[0], pageNo: 1 });
  return {
    days,
    pageNo,
    query: useQuery(withdrawalsQuery(services, { days, pageNo, now })),
    setDays: (wanted) => setWish({ days: wanted, pageNo: 1 }),
    setPageNo: (wanted) => setWish({ days, pageNo: wanted }),
  };
}
