import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";
import type { Paging } from "../../private/records/usePaging.ts";

export interface MessageSummary {
  /** What tells it from all others. */
  id: string;
  /** Its heading. */
  title: string;
  /** The beginning of its text, without markup. */
  preview?: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Whether the member has opened it. */
  read: boolean;
}

export interface MessageListProps {
  /** What the messages are, "Messages": the list's name for who cannot see it. */
  label: string;
  /** The messages, the latest first; with `paging` those of one page. */
  messages: readonly MessageSummary[];
  /** Id of the one that is open. */
  openId: string | undefined;
  /** The member wants to read one. */
  onOpen(id: string): void;
  /** The member is done reading. */
  onClose(): void;
  /** The text of the open message; shapes stand in while there is none. */
  children?: ReactNode;
  /** Ids of the ticked messages. */
  selected?: ReadonlySet<string>;
  /** The ticks changed; with it messages can be ticked. */
  onSelectedChange?(selected: ReadonlySet<string>): void;
  /** Mark these as read; without it there is no such button. */
  onMarkRead?(ids: readonly string[]): void;
  /** Mark every message as read, on other pages too; without it there is no such button. */
  onMarkAllRead?(): void;
  /** Delete these; without it there is no such button. Say what happened by `deleted`. */
  onDelete?(ids: readonly string[]): void;
  /** What was just deleted and can be brought back. */
  deleted?: {
    /** How many messages. */
    count: number;
    /** Brings them back. */
    onUndo(): void;
  };
  /** How many are unread on all pages. @default counted in `messages` */
  unread?: number;
  /** A `SearchField`. */
  search?: ReactNode;
  /** Page and pages, where somebody else cuts them. Without it the list pages the messages it has. */
  paging?: Paging;
  /** Messages on a page that the list cuts by itself. @default 20 */
  pageSize?: number;
  /** The moment that "today" is told by, in milliseconds since 1970. @default when it appeared */
  now?: number;
  /** Zone that times are told in, by its IANA name. @default "UTC" */
  timeZone?: string;
  /** They are on their way: shapes stand in, or messages stay and are marked as busy. @default false */
  loading?: boolean;
  /** They could not be had. */
  failure?: RecordsFailure;
  /** What stands in the place of no messages: an `EmptyState`. */
  empty: ReactNode;
  /** Place of the headings in the outline of the page: days, and the open message's title. @default 3 */
  level?: 2 | 3 | 4;
}
