export interface NoticeListEntry {
  /** What `onSelect` is called with. */
  id: string;
  /** Its heading, also in the list. */
  title: string;
  /** What it says, as the platform writes it; it is cleaned before it is shown. */
  html: string;
  /** When it was published, in ms since 1970; shown as a day. */
  publishedAt?: number | null;
  /** Marks it as not read yet. @default false */
  unread?: boolean;
}
