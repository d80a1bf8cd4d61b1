import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations, type WordId } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { MessageList, type MessageSummary } from "@foyer/ui/message-list";
import { RichText } from "@foyer/ui/rich-text";
import { SearchField } from "@foyer/ui/search-field";
import { Stack } from "@foyer/ui/stack";
import type { Message, MessageKind } from "@foyer/platform/calls";
import { localZone } from "../../kit/localZone.ts";
import { KindFilter } from "../../kit/centre/KindFilter.tsx";
import { OldNote } from "../../kit/reading/Loaded.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { useSettled } from "../../kit/useSettled.ts";
import { useInbox } from "./useInbox.ts";

/** Names of the kinds of messages. */
const kindNames = {
  SECURITY: "inbox.kind.security",
  ORDER: "inbox.kind.order",
  REWARD: "inbox.kind.reward",
  SERVICE: "inbox.kind.service",
  NEWS: "inbox.kind.news",
} as const satisfies Record<MessageKind, WordId>;

const failures = {
  read: "inbox.notMarked",
  delete: "inbox.notDeleted",
  restore: "inbox.notRestored",
} as const;

/** The inbox: messages from the operator to the member (MEM-14, MSG-01, MSG-03). */
export default function MessagesPage() {
  const intl = useIntl();
  const t = useTranslations();
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<MessageKind | "">("");
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Message>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const keyword = useSettled(words.trim());
  const inbox = useInbox({ page, keyword, kind });
  const { loading, failure } = inbox.reading;
  const has = inbox.list.length > 0;
  // What was opened stays: it may leave this page of the list while it is being read.
  const open = inbox.list.find(({ id }) => id === opened?.id) ?? opened;
  // What newer messages have pushed off this page is not acted on unseen.
  const selected = new Set(
    inbox.list.map(({ id }) => id).filter((id) => ticked.has(id)),
  );
  // The last page may have been deleted.
  if (!loading && inbox.pages > 0 && page > inbox.pages) setPage(inbox.pages);
  const goTo = (next: number) => {
    setPage(next);
    setTicked(new Set());
  };
  const look = (text: string, which: MessageKind | "") => {
    setWords(text);
    setKind(which);
    goTo(1);
  };
  return (
    <Stack gap="x4">
      {inbox.failed && (
        <InlineMessage tone="warning" live="polite">
          {t(failures[inbox.failed.act], {
            reason: errorText(intl, inbox.failed),
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
          if (message && !message.read) inbox.markRead([id]);
        }}
        onClose={() => setOpened(undefined)}
        selected={selected}
        onSelectedChange={setTicked}
        onMarkRead={(ids) => {
          setTicked(new Set());
          inbox.markRead(ids);
        }}
        onMarkAllRead={() => inbox.markRead(undefined)}
        {...(inbox.deletable && {
          onDelete: (ids) => {
            setTicked(new Set());
            if (opened && ids.includes(opened.id)) setOpened(undefined);
            inbox.remove(ids);
          },
        })}
        {...(inbox.deleted && { deleted: inbox.deleted })}
        unread={inbox.unread}
        timeZone={localZone()}
        level={2}
        search={
          <Stack gap="x3">
            <SearchField
              label={t("inbox.search")}
              value={words}
              onChange={(text) => look(text, kind)}
              busy={loading && words.trim() !== ""}
            />
            {inbox.kinds.length > 1 && (
              <KindFilter
                label={t("inbox.kind")}
                kinds={inbox.kinds}
                nameOf={(each) => t(kindNames[each])}
                value={kind}
                onChange={(which) => look(words, which)}
              />
            )}
          </Stack>
        }
        paging={{
          page,
          pages: inbox.pages,
          onPage: goTo,
        }}
        loading={loading}
        {...(!has && failure && { failure })}
        empty={
          keyword === "" && kind === "" ? (
            <EmptyState level={2} picture="mail" title={t("inbox.none")}>
              {t("inbox.none.text")}
            </EmptyState>
          ) : (
            <EmptyState
              level={2}
              title={t("inbox.notFound")}
              action={
                <Button onClick={() => look("", "")}>{t("inbox.all")}</Button>
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
