import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { StartFailurePicture } from "../../private/status-pictures/StartFailurePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

export interface StartFailureProps {
  /** Called to try once more. */
  onRetry(): void;
  /** Shows that it is being tried. @default false */
  retrying?: boolean;
}

/**
 * Stands in for the whole site when it could not start.
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
