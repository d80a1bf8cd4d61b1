export interface HelpTerm {
  /** Names the page in `selected`, `onSelect` and its address. */
  id: string;
  /** Its heading, also in the list. */
  title: string;
  /** What it says, as the platform writes it; it is cleaned before it is shown. */
  html: string;
}
