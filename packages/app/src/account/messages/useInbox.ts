import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  messageDelete,
  messageRead,
  messageRestore,
  messages,
  type MessageKind,
} from "@foyer/platform/calls";
import { failureOf } from "../../actors/failure.ts";
import { useUnreadCount } from "../../kit/memberFacts.ts";
import { messagesKey, unreadKey } from "../../kit/queryKeys.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { useServices } from "../../services/services.ts";

/** Messages on a page. */
const pageSize = 20;

interface Wanted {
  readonly page: number;
  /** Empty: no search. */
  readonly keyword: string;
  /** Empty: all kinds. */
  readonly kind: MessageKind | "";
}

interface Change {
  readonly act: "read" | "delete" | "restore";
  /** Undefined: all messages. */
  readonly ids: readonly string[] | undefined;
}

/**
 * One page of the inbox, and what can be done with its messages (MSG-02, MSG-03). What is deleted disappears at once
 * and can be restored as long as the page is open; if the platform does not take it, it appears again.
 *
 * @example const inbox = useInbox({ page: 1, keyword: "", kind: "" });
 */
export function useInbox({ page, keyword, kind }: Wanted) {
  const unread = useUnreadCount();
  // Each deletion, so that several can be undone one after the other.
  const [deleted, setDeleted] = useState<readonly (readonly string[])[]>([]);
  const query = useMemberRead(
    messages,
    [...messagesKey, { page, keyword, kind }],
    {
      pageNo: page,
      pageSize,
      ...(keyword !== "" && { keyword }),
      ...(kind !== "" && { kind }),
    },
    { paged: true },
  );
  const changing = useChanging(({ act, ids }) => {
    if (act === "delete")
      setDeleted((before) => before.filter((each) => each !== ids));
  });
  const { data } = query;
  const hidden = new Set(deleted.flat());
  const last = deleted.at(-1);
  const known = data?.list ?? [];
  const list = known.filter(({ id }) => !hidden.has(id));
  const reading = useReading(query);
  // Where a whole page was deleted, the next messages are still to come.
  const loading = reading.loading || (list.length === 0 && known.length > 0);
  return {
    list,
    pages: data?.totalPages ?? 0,
    kinds: (data?.kinds ?? []).filter((each) => each !== "unknown"),
    deletable: data?.deletable ?? false,
    unread,
    reading: { ...reading, loading },
    failed: changing.failed,
    /** Without ids: all messages, on every page. */
    markRead: (ids: readonly string[] | undefined) =>
      changing.run({ act: "read", ids }),
    remove: (ids: readonly string[]) => {
      setDeleted((before) => [...before, ids]);
      changing.run({ act: "delete", ids });
    },
    /** The last deletion; undefined: none that can be undone. */
    deleted: last && {
      count: last.length,
      onUndo: () => {
        setDeleted((before) => before.slice(0, -1));
        changing.run({ act: "restore", ids: last });
      },
    },
  };
}

/** Sends changes in the order in which they were made, so that an undo never overtakes what it undoes. */
function useChanging(onFailed: (change: Change) => void) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { mutate, error, variables } = useMutation({
    scope: { id: "inbox" },
    mutationFn: ({ act, ids }: Change) => {
      if (act === "read") return client.call(messageRead, marked(ids));
      return client.call(act === "delete" ? messageDelete : messageRestore, {
        ids: [...(ids ?? [])],
      });
    },
    onSuccess: ({ unread: count }) => {
      queries.setQueryData(unreadKey, { count });
      // The platform may have newer data by now than this response.
      void madeOld(queries, "messageRead");
    },
    onError: (_, change) => onFailed(change),
  });
  return {
    run: (change: Change) => mutate(change),
    failed: error && variables && { act: variables.act, ...failureOf(error) },
  };
}

/** A single message is named as every platform knows it. */
function marked(ids: readonly string[] | undefined) {
  const [id, ...others] = ids ?? [];
  if (id === undefined) return {};
  return others.length === 0 ? { id } : { ids: [id, ...others] };
}
