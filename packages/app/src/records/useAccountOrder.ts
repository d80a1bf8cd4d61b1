import type { ResponseOf } from "@foyer/platform/call";
import type { ProfitDay, profitLoss } from "@foyer/platform/calls";
import type { DataTableSort } from "@foyer/ui/data-table";
import { oneOf, useFilter } from "../kit/centre/useFilter.ts";

/** Orders of accounts, as they are written in the address. */
const sorts = [
  "stake.desc",
  "stake.asc",
  "account.asc",
  "account.desc",
] as const;
const orders = {
  "stake.desc": { orderBy: "stake", order: "desc" },
  "stake.asc": { orderBy: "stake", order: "asc" },
  "account.asc": { orderBy: "account", order: "asc" },
  "account.desc": { orderBy: "account", order: "desc" },
} as const satisfies Record<(typeof sorts)[number], unknown>;

type Answer = Pick<ResponseOf<typeof profitLoss>, "orderBy">;

/** The order by name, the first of the alphabet first. */
export const byName = orders["account.asc"];

/**
 * The order of a team's accounts in profit and loss, which the platform sorts; the choice is in the address.
 *
 * @example
 * const accounts = useAccountOrder(); // accounts.request: { orderBy: "stake", order: "desc" }
 * const { sort, onSortChange } = accounts.of(data, isOld);
 */
export function useAccountOrder() {
  const [chosen, choose] = useFilter("sort", oneOf(sorts), "stake.desc");
  const request = orders[chosen];
  /** What the platform has made of it; `isOld`: the answer is to an earlier request. */
  const of = (answer: Answer | undefined, isOld: boolean) => {
    const sortable = answer === undefined || typeof answer.orderBy === "string";
    const isByName =
      !isOld && request.orderBy === "stake" && answer?.orderBy === "account";
    const only = isByName ? byName : orders["stake.desc"];
    const { orderBy, order } = sortable && !isByName ? request : only;
    return {
      /** Whether the platform has more than one order. */
      sortable,
      /** Whether the accounts are too many to be sorted by stakes, which was asked for. */
      isByName,
      sort: {
        key: orderBy,
        direction: order === "asc" ? "ascending" : "descending",
      } satisfies DataTableSort<ProfitDay>,
      onSortChange: ({ key, direction }: DataTableSort<ProfitDay>) =>
        choose(
          `${key === "account" ? "account" : "stake"}.${direction === "ascending" ? "asc" : "desc"}`,
        ),
    };
  };
  return { request, of };
}
