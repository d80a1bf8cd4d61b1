import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { choose, share } from "../../private/records/selection.ts";
import { usePaging } from "../../private/records/usePaging.ts";
import { RecordsError } from "../../private/records/RecordsError.tsx";
import { Pager } from "../pager/Pager.tsx";
import { MessageDays, MessageSkeleton } from "./MessageDays.tsx";
import { MessageDetail } from "./MessageDetail.tsx";
import type { MessageListProps } from "./MessageList.types.ts";
import { DeletedNote, MessageStatus, MessageTools } from "./MessageTools.tsx";
import { useListFocus } from "./useListFocus.ts";
import * as styles from "./MessageList.css.ts";

const nobody: ReadonlySet<string> = new Set();

/**
 * An inbox: messages grouped by day that can be read, selected, deleted and restored. A message opens beside the list,
 * or in its place on a phone.
 *
 * @example
 * <MessageList label="Messages" messages={messages} open={message} onOpen={open} onClose={close} empty={<EmptyState title="No messages" />}>
 *   <RichText html={body} />
 * </MessageList>
 */
export function MessageList(props: MessageListProps) {
  const {
    label,
    open,
    selected = nobody,
    onSelectedChange,
    onMarkRead,
    onMarkAllRead,
    onDelete,
    deleted,
    timeZone,
    loading = false,
    failure,
    empty,
    level = 3,
  } = props;
  const t = useTranslations();
  const [bornAt] = useState(() => Date.now());
  const [pressed, setPressed] = useState<string>();
  const { root, list, willRemove, onKeyDown } = useListFocus(
    open?.id,
    props.messages,
  );
  const paged = usePaging(props.messages, props.pageSize ?? 20, props.paging);
  const ids = paged.shown.map(({ id }) => id);
  const tickable = onSelectedChange !== undefined;
  const none = props.messages.length === 0;
  const unread =
    props.unread ?? props.messages.filter(({ read }) => !read).length;
  const tick = (which: readonly string[], into: boolean) =>
    onSelectedChange?.(choose(selected, which, into));
  const remove =
    onDelete &&
    ((which: readonly string[]) => {
      willRemove();
      onDelete(which);
    });

  return (
    <div ref={root} className={styles.root}>
      <MessageStatus
        loading={loading}
        unknown={none && failure !== undefined}
        paged={paged}
      />
      <div className={styles.columns({ reading: open !== undefined })}>
        <div
          ref={list}
          className={styles.list({ reading: open !== undefined })}
          role="region"
          aria-label={label}
          aria-busy={loading || undefined}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {props.search}
          <DeletedNote
            deleted={
              deleted && {
                count: deleted.count,
                onUndo: () => {
                  willRemove();
                  deleted.onUndo();
                },
              }
            }
          />
          {!none && (
            <MessageTools
              unread={unread}
              selectedCount={selected.size}
              chosen={tickable ? share(selected, ids) : undefined}
              onChooseAll={(into) => tick(ids, into)}
              onMarkRead={onMarkRead && (() => onMarkRead([...selected]))}
              onMarkAllRead={onMarkAllRead}
              onDelete={remove && (() => remove([...selected]))}
            />
          )}
          {none && loading && <MessageSkeleton tickable={tickable} />}
          {failure && !loading && (
            <RecordsError failure={failure} level={level} />
          )}
          {none && !loading && !failure && empty}
          {!none && (
            <MessageDays
              shown={paged.shown}
              now={props.now ?? bornAt}
              timeZone={timeZone}
              level={level}
              openId={open?.id}
              onOpen={(id) => {
                setPressed(id);
                props.onOpen(id);
              }}
              selected={selected}
              onSelect={tickable ? (id, into) => tick([id], into) : undefined}
            />
          )}
          <Pager
            label={t("ui.messageList.pages", { label })}
            page={paged.page}
            pages={paged.pages}
            onPage={paged.goTo}
          />
        </div>
        {open && (
          <MessageDetail
            key={open.id}
            message={open}
            timeZone={timeZone}
            level={level}
            takesFocus={pressed === open.id}
            onClose={props.onClose}
            onDelete={remove && (() => remove([open.id]))}
          >
            {props.children}
          </MessageDetail>
        )}
      </div>
    </div>
  );
}
