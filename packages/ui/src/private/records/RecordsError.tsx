import type { ReactNode } from "react";
import { ErrorState } from "../../components/error-state/ErrorState.tsx";

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

interface RecordsErrorProps {
  failure: RecordsFailure;
  /** Place of its title in the outline of the page. */
  level: 2 | 3 | 4;
}

/** Stands where records would, and says why there are none. */
export function RecordsError({ failure, level }: RecordsErrorProps) {
  return (
    <ErrorState
      title={failure.title}
      onRetry={failure.onRetry}
      retrying={failure.retrying}
      level={level}
    >
      {failure.detail}
    </ErrorState>
  );
}
