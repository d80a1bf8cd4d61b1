import { useState } from "react";
import { useIntl } from "react-intl";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { MessageList, type MessageSummary } from "@foyer/ui/message-list";
import { RichText } from "@foyer/ui/rich-text";
import { SearchField } from "@foyer/ui/search-field";
import { Stack } from "@foyer/ui/stack";
import { messageRead, messages, type Message } from "@foyer/platform/calls";
import { localZone } from "../../kit/localZone.ts";
import { OldNote } from "../../kit/reading/Loaded.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { useSettled } from "../../kit/useSettled.ts";
import { failureOf } from "../../actors/failure.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useUnreadCount } from "../../kit/memberFacts.ts";
import { messagesKey, unreadKey } from "../../kit/queryKeys.ts";
import { madeOld } from "../../kit/sending/changes.ts";

/** The inbox: messages from the operator to the member (MEM-14, MSG-01, MSG-03). */
export default function MessagesPage() {
  const intl = useIntl();
  const t = useTranslations();
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Message>();
  const keyword = useSettled(words.trim());
  const inbox = useInbox(page, keyword);
  const { loading, failure } = inbox.reading;
  const has = inbox.list.length > 0;
  // What was opened stays: it may leave this page of the list while it is being read.
  const open = inbox.list.find(({ id }) => id === opened?.id) ?? opened;
  const search = (text: string) => {
    setWords(text);
    setPage(1);
  };
  return (
    <Stack gap="x4">
      {inbox.notMarked && (
        <InlineMessage tone="warning" live="polite">
          {t("inbox.notMarked", {
            reason: errorText(intl, { reason: inbox.notMarked }),
          })}
        </InlineMessage>
      )}
      {has && <OldNote {...inbox.reading} />}
      <MessageList
        label={t("inbox.label")}
        messages={inbox.list.map(summaryOf)}
        open={open && summaryOf(open)}
        onOpen={(id) => {
          const message = inbox.list.find((each) => each.id === id);
          setOpened(message);
          if (message && !message.read) inbox.markRead(id);
        }}
        onClose={() => setOpened(undefined)}
        onMarkAllRead={() => inbox.markRead(undefined)}
        unread={inbox.unread}
        timeZone={localZone()}
        level={2}
        search={
          <SearchField
            label={t("inbox.search")}
            value={words}
            onChange={search}
            busy={loading && words.trim() !== ""}
          />
        }
        paging={{
          page,
          pages: inbox.pages,
          onPage: setPage,
        }}
        loading={loading}
        {...(!has && failure && { failure })}
        empty={
          keyword === "" ? (
            <EmptyState level={2} picture="mail" title={t("inbox.none")}>
              {t("inbox.none.text")}
            </EmptyState>
          ) : (
            <EmptyState
              level={2}
              title={t("inbox.notFound")}
              action={
                <Button onClick={() => search("")}>{t("inbox.all")}</Button>
              }
            />
          )
        }
      >
        {open && <RichText html={open.content} />}
      </MessageList>
    </Stack>
  );
}

const summaryOf = ({ id, title, time, read }: Message): MessageSummary => ({
  id,
  title,
  sentAt: time,
  read,
});

/** Messages on a page. */
const pageSize = 20;

/** One page of the inbox, and marking its messages as read (MSG-02, MSG-03). */
function useInbox(page: number, keyword: string) {
  const { client } = useServices();
  const queries = useQueryClient();
  const unread = useUnreadCount();
  const query = useMemberRead(
    messages,
    [...messagesKey, { page, keyword }],
    { pageNo: page, pageSize, ...(keyword !== "" && { keyword }) },
    true,
  );
  const { data } = query;
  const marking = useMutation({
    mutationFn: (id: string | undefined) =>
      client.call(messageRead, id === undefined ? {} : { id }),
    onSuccess: ({ unread: count }) => {
      queries.setQueryData(unreadKey, { count });
      // The platform may have newer data by now than this response.
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
