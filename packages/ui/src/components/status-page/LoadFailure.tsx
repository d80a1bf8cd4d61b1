import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { LoadFailurePicture } from "../../private/status-pictures/LoadFailurePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

export interface LoadFailureProps {
  /** Called when the retry button is pressed. */
  onRetry(): void;
}

/**
 * Shown in place of a page that could not be loaded; the rest of the site keeps working.
 *
 * @example <LoadFailure onRetry={retry} />
 */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const t = useTranslations();
  return (
    <StatusPage
      whole={false}
      picture={<LoadFailurePicture />}
      title={t("ui.loadFailure.title")}
      text={t("ui.loadFailure.text")}
      action={
        <Button tone="accent" icon="refresh" onClick={onRetry}>
          {t("ui.loadFailure.retry")}
        </Button>
      }
    />
  );
}
