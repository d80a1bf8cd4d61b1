export interface HelpTerm {
  /** Identifies the page in `selected`, `onSelect` and its URL. */
  id: string;
  /** Heading, also shown in the list. */
  title: string;
  /** Body as the platform's HTML; it is sanitised before it is shown. */
  html: string;
}
