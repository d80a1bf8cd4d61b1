import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { EmptyState } from "@foyer/ui/empty-state";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { MessageList } from "@foyer/ui/message-list";
import { RichText } from "@foyer/ui/rich-text";
import { SearchField } from "@foyer/ui/search-field";
import { Stack } from "@foyer/ui/stack";
import { localZone } from "../../../shared/localZone.ts";
import { OldNote } from "../../../shared/reading/OldNote.tsx";
import { errorText } from "../../../shared/words/errors.ts";
import { useInbox } from "./useInbox.ts";
import { useSettled } from "../../../shared/useSettled.ts";

const messages = defineMessages<
  Record<"label" | "search" | "none" | "noneText" | "notFound" | "all", {}> & {
    notMarked: { reason: string };
  }
>({
  label: {
    id: "inbox.label",
    defaultMessage: "Internal messages",
    description: "Name of the list of what the house has written to a member",
  },
  search: {
    id: "inbox.search",
    defaultMessage: "Search messages",
    description: "Name of the field that searches titles and texts",
  },
  none: {
    id: "inbox.none",
    defaultMessage: "No messages",
    description: "Heading where the inbox is empty",
  },
  noneText: {
    id: "inbox.none.text",
    defaultMessage: "What we write to you stands here.",
    description: "Under the news that the inbox is empty",
  },
  notFound: {
    id: "inbox.notFound",
    defaultMessage: "No message has these words",
    description: "Heading where a search finds nothing",
  },
  all: {
    id: "inbox.all",
    defaultMessage: "Show all messages",
    description: "Button that ends a search that found nothing",
  },
  notMarked: {
    id: "inbox.notMarked",
    defaultMessage: "It could not be marked as read: {reason}",
    description: "A message stays unread; {reason} is a sentence of its own",
  },
});

/** The inbox: what the house has written to the member (MEM-14, MSG-01, MSG-03). */
export default function MessagesPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const keyword = useSettled(words.trim());
  const inbox = useInbox({ page, keyword });
  const { loading, failure } = inbox.reading;
  const has = inbox.list.length > 0;
  const open = inbox.list.find(({ id }) => id === openId);
  const search = (text: string) => {
    setWords(text);
    setPage(1);
    setOpenId(undefined);
  };
  return (
    <Stack gap="x4">
      {inbox.notMarked && (
        <InlineMessage tone="warning" live="polite">
          {formatMessage(messages.notMarked, {
            reason: errorText(intl, { reason: inbox.notMarked }),
          })}
        </InlineMessage>
      )}
      {has && <OldNote {...inbox.reading} />}
      <MessageList
        label={formatMessage(messages.label)}
        messages={inbox.list.map(({ id, title, time, read }) => ({
          id,
          title,
          sentAt: time,
          read,
        }))}
        openId={openId}
        onOpen={(id) => {
          setOpenId(id);
          if (inbox.list.some((each) => each.id === id && !each.read))
            inbox.markRead(id);
        }}
        onClose={() => setOpenId(undefined)}
        onMarkAllRead={() => inbox.markRead(undefined)}
        unread={inbox.unread}
        timeZone={localZone()}
        level={2}
        search={
          <SearchField
            label={formatMessage(messages.search)}
            value={words}
            onChange={search}
            busy={loading && words.trim() !== ""}
          />
        }
        paging={{
          page,
          pages: inbox.pages,
          onPage: (next) => {
            setPage(next);
            setOpenId(undefined);
          },
        }}
        loading={loading}
        {...(!has && failure && { failure })}
        empty={
          keyword === "" ? (
            <EmptyState
              level={2}
              picture="mail"
              title={formatMessage(messages.none)}
            >
              {formatMessage(messages.noneText)}
            </EmptyState>
          ) : (
            <EmptyState
              level={2}
              title={formatMessage(messages.notFound)}
              action={
                <Button onClick={() => search("")}>
                  {formatMessage(messages.all)}
                </Button>
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
