import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { StateBox } from "../../private/StateBox.tsx";
import { Button } from "../button/Button.tsx";

export interface ErrorStateProps {
  /** What went wrong, in the reader's words: "The games could not be loaded". */
  title: string;
  /** What it means and what may help, in a sentence. */
  children?: ReactNode;
  /** Loads again; without it no button is shown. */
  onRetry?: () => void;
  /** It is being loaded again. @default false */
  retrying?: boolean;
  /** Place of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * Stands where a part of the page could not be had. The rest of the page lives on.
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
