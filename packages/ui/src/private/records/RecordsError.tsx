import type { ReactNode } from "react";
import { ErrorState } from "../../components/error-state/ErrorState.tsx";

export interface RecordsFailure {
  /** What went wrong: "The bets could not be loaded". */
  title: string;
  /** What it means and what may help. */
  detail?: ReactNode;
  /** Retries loading; without it, no button is shown. */
  onRetry?(): void;
  /** Shows that a retry is in progress. @default false */
  retrying?: boolean;
}

interface RecordsErrorProps {
  failure: RecordsFailure;
  /** Heading level of its title. */
  level: 2 | 3 | 4;
}

/** Shown in place of records that could not be loaded, with the reason. */
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
