import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";
import type { Paging } from "../../private/records/usePaging.ts";

export interface MessageSummary {
  /** Unique id of the message. */
  id: string;
  /** Title of the message. */
  title: string;
  /** The start of its text, without markup. */
  preview?: string;
  /** Time sent, in milliseconds since 1970. */
  sentAt: number;
  /** Whether the member has opened it. */
  read: boolean;
}

export interface MessageListProps {
  /** Accessible name of the list, for example "Messages". */
  label: string;
  /** The messages, latest first. With `paging`, the messages of one page. */
  messages: readonly MessageSummary[];
  /** The open message. It stays open until `onClose`, also while it is not among `messages`. */
  open: MessageSummary | undefined;
  /** Called when a message is opened. */
  onOpen(id: string): void;
  /** Called when the open message is closed. */
  onClose(): void;
  /** The text of the open message. Without it, a skeleton is shown. */
  children?: ReactNode;
  /** Ids of the selected messages. */
  selected?: ReadonlySet<string>;
  /** Called when the selection changes. Without it, messages cannot be selected. */
  onSelectedChange?(selected: ReadonlySet<string>): void;
  /** Marks messages as read. Without it, the button is not shown. */
  onMarkRead?(ids: readonly string[]): void;
  /** Marks all messages as read, including those on other pages. Without it, the button is not shown. */
  onMarkAllRead?(): void;
  /** Deletes messages. Without it, the button is not shown. Report the result with `deleted`. */
  onDelete?(ids: readonly string[]): void;
  /** Messages that were just deleted and can be restored. */
  deleted?: {
    /** Number of deleted messages. */
    count: number;
    /** Restores them. */
    onUndo(): void;
  };
  /** Number of unread messages on all pages. @default counted in `messages` */
  unread?: number;
  /** A `SearchField`. */
  search?: ReactNode;
  /** Current page and page count, where the caller does the paging. Without it, the list pages `messages` itself. */
  paging?: Paging;
  /** Messages per page when the list does the paging. @default 20 */
  pageSize?: number;
  /** Current time, which decides what is "today", in milliseconds since 1970. @default when it appeared */
  now?: number;
  /** IANA time zone for dates and times. @default "UTC" */
  timeZone?: string;
  /** Loading: shows a skeleton, or marks the messages already there as busy. @default false */
  loading?: boolean;
  /** Why the messages could not be loaded. */
  failure?: RecordsFailure;
  /** Shown when there are no messages: an `EmptyState`. */
  empty: ReactNode;
  /** Heading level of the days and of the open message's title. @default 3 */
  level?: 2 | 3 | 4;
}
