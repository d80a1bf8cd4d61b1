import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { StateBox } from "../../private/StateBox.tsx";
import { Button } from "../button/Button.tsx";

export interface ErrorStateProps {
  /** What went wrong, in plain words: "The games could not be loaded". */
  title: string;
  /** What it means and what may help, in a sentence. */
  children?: ReactNode;
  /** Loads the content again; without it no button is shown. */
  onRetry?: () => void;
  /** Whether it is loading again. @default false */
  retrying?: boolean;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * Takes the place of a part of the page that could not be loaded. The rest of the page keeps working.
 *
 * @example <ErrorState title="The games could not be loaded" onRetry={refetch} retrying={isFetching} />
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  level = 2,
}: ErrorStateProps) {
  const t = useTranslations();
  return (
    <div role="status">
      <StateBox
        title={title}
        picture="warning"
        tone="danger"
        level={level}
        action={
          onRetry && (
            <Button icon="refresh" loading={retrying} onClick={onRetry}>
              {t("ui.errorState.retry")}
            </Button>
          )
        }
      >
        {children}
      </StateBox>
    </div>
  );
}
