import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveEvent } from "@foyer/platform/calls";
import {
  balanceKey,
  contractsKey,
  messagesKey,
  receiptsKey,
  recordsKey,
  unreadKey,
} from "../../kit/queryKeys.ts";

const money = [balanceKey, recordsKey];
/** What is no longer as it was read, by what happened. */
const changed: Readonly<Record<LiveEvent["type"], readonly QueryKey[]>> = {
  DEPOSIT_ARRIVED: money,
  DEPOSIT_FAILED: money,
  WITHDRAWAL_APPROVED: money,
  WITHDRAWAL_REJECTED: money,
  PAYOUT_ISSUED: [...money, receiptsKey],
  // Every list and sum of payments has the key of the records.
  SALARY_PAID: money,
  CONTRACT_REQUEST: [contractsKey],
  MESSAGE: [unreadKey, messagesKey],
  unknown: [],
};
/** What opens a dialog by itself once it is read: of several tabs only one may. */
const asking: readonly QueryKey[] = [receiptsKey, contractsKey];

/**
 * Lets everything be read again that events have changed. A tab that does not show them reads what would open a dialog
 * only when somebody comes to it.
 *
 * @example readAgain(queries, events, here);
 */
export function readAgain(
  queries: QueryClient,
  events: readonly LiveEvent[],
  here: boolean,
): void {
  const keys = new Set(events.flatMap(({ type }) => changed[type]));
  for (const queryKey of keys) {
    const refetchType = !here && asking.includes(queryKey) ? "none" : "active";
    // A first answer that is still on its way may be from before: it is not waited for.
    void queries
      .cancelQueries({
        queryKey,
        predicate: ({ state }) => state.data === undefined,
      })
      .then(() => queries.invalidateQueries({ queryKey, refetchType }));
  }
}
