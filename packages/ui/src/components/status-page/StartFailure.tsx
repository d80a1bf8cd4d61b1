import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { StartFailurePicture } from "../../private/status-pictures/StartFailurePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

export interface StartFailureProps {
  /** Called when the retry button is pressed. */
  onRetry(): void;
  /** Shows that a retry is in progress. @default false */
  retrying?: boolean;
}

/**
 * Replaces the whole site when it could not start.
 *
 * @example <StartFailure onRetry={start} retrying={isFetching} />
 */
export function StartFailure({ onRetry, retrying = false }: StartFailureProps) {
  const t = useTranslations();
  return (
    <StatusPage
      whole
      picture={<StartFailurePicture />}
      title={t("ui.startFailure.title")}
      text={t("ui.startFailure.text")}
      action={
        <Button
          tone="accent"
          icon="refresh"
          loading={retrying}
          onClick={onRetry}
        >
          {t("ui.startFailure.retry")}
        </Button>
      }
    />
  );
}
