import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { messageRead, messages } from "@foyer/platform/calls";
import type { ErrorCode } from "@foyer/platform/errors";
import { failureOf } from "../../../actors/failure.ts";
import { useSession } from "../../../actors/actors.ts";
import { useServices } from "../../../services/services.ts";
import { unreadKey, useUnreadCount } from "../../../shared/memberFacts.ts";

/** Messages on a page. */
const pageSize = 20;
/** Every list of messages; a live event reads them anew. */
const messagesKey = ["member", "messages"] as const;

interface Asked {
  readonly page: number;
  readonly keyword: string;
}

const codeOf = (error: unknown): ErrorCode | undefined =>
  error ? failureOf(error).reason : undefined;

/** A page of the inbox, and how its messages become read (MSG-02, MSG-03). */
export function useInbox({ page, keyword }: Asked) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { kind } = useSession();
  const unread = useUnreadCount();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
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
  const reading = useMutation({
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
    loading: isFetching && (!data || isPlaceholderData || error !== null),
    error: codeOf(error),
    retry: () => void refetch(),
    markRead: (id: string | undefined) => reading.mutate(id),
    notMarked: codeOf(reading.error),
  };
}
