import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { messageRead, messages } from "@foyer/platform/calls";
import { failureOf } from "../../actors/failure.ts";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useUnreadCount } from "../../kit/memberFacts.ts";
import { messagesKey, unreadKey } from "../../kit/queryKeys.ts";
import { madeOld } from "../../kit/sending/changes.ts";

/** Messages on a page. */
const pageSize = 20;

interface Asked {
  readonly page: number;
  readonly keyword: string;
}

/** A page of the inbox, and how its messages become read (MSG-02, MSG-03). */
export function useInbox({ page, keyword }: Asked) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { kind } = useSession();
  const unread = useUnreadCount();
  const query = useQuery({
    queryKey: [...messagesKey, { page, keyword }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        messages,
        { pageNo: page, pageSize, ...(keyword !== "" && { keyword }) },
        { signal },
      ),
    enabled: kind === "full",
  });
  const { data } = query;
  const marking = useMutation({
    mutationFn: (id: string | undefined) =>
      client.call(messageRead, id === undefined ? {} : { id }),
    onSuccess: ({ unread: count }) => {
      queries.setQueryData(unreadKey, { count });
      // The platform may know of more by now than this answer did.
      return madeOld(queries, "messageRead");
    },
  });
  return {
    list: data?.list ?? [],
    pages: data?.totalPages ?? 0,
    unread,
    reading: useReading(query),
    markRead: (id: string | undefined) => marking.mutate(id),
    notMarked: marking.error ? failureOf(marking.error).reason : undefined,
  };
}
