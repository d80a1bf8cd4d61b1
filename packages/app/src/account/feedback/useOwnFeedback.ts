import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { feedbackList } from "@foyer/platform/calls";
import { feedbackKey } from "../../kit/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** Rows on a page. */
export const pageSize = 10;

/**
 * A page of what the member has sent to customer service, newest first (W-54c).
 *
 * @example const most = useOwnFeedback(1).data?.pictures ?? 0;
 */
export function useOwnFeedback(page: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: [...feedbackKey, { page }],
    queryFn: ({ signal }) =>
      client.call(feedbackList, { pageNo: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    // An answer may have arrived while no live events did.
    staleTime: 0,
  });
}
