import type { ReactNode } from "react";

export interface RecordsFailure {
  /** What went wrong, in the reader's words: "The bets could not be loaded". */
  title: string;
  /** What it means and what may help. */
  detail?: ReactNode;
  /** Loads again; without it no button is shown. */
  onRetry?(): void;
  /** It is being loaded again. @default false */
  retrying?: boolean;
}
