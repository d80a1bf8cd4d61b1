import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";

interface RangeAnswersProps {
  /** Whether there is a period to take over. */
  ready: boolean;
  onCancel(): void;
  onApply(): void;
}

/** Takes the chosen period over, or leaves it. */
export function RangeAnswers({ ready, onCancel, onApply }: RangeAnswersProps) {
  const t = useTranslations();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {t("ui.dateRangePicker.cancel")}
      </Button>
      <Button tone="accent" disabled={!ready} onClick={onApply}>
        {t("ui.dateRangePicker.apply")}
      </Button>
    </>
  );
}
