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
import { unreadKey, useUnreadCount } from "../../kit/memberFacts.ts";

/** Messages on a page. */
const pageSize = 20;
/** Every list of messages; a live event reads them anew. */
const messagesKey = ["member", "messages"] as const;

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
      void queries.invalidateQueries({ queryKey: unreadKey });
      return queries.invalidateQueries({ queryKey: messagesKey });
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
