export interface Language {
  /** What `onSelect` is called with, the platform's code of the pack. */
  code: string;
  /** The language's own name for itself. */
  label: string;
  /** BCP 47 tag, so that the name is spoken and shaped in its own language. */
  tag: string;
}

export interface LanguageSelectProps {
  /** The languages there are, in order. */
  languages: readonly Language[];
  /** Code of the present one. */
  selected: string;
  /** The reader chose one. */
  onSelect(code: string): void;
  /** A globe alone, for a header; or the present language in words, where there is room. @default "icon" */
  variant?: "icon" | "words";
}
