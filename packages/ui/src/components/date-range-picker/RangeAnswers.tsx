import { useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { rangeMessages } from "./rangeMessages.ts";

interface RangeAnswersProps {
  /** Whether there is a period to take over. */
  ready: boolean;
  onCancel(): void;
  onApply(): void;
}

/** Takes the chosen period over, or leaves it. */
export function RangeAnswers({ ready, onCancel, onApply }: RangeAnswersProps) {
  const intl = useIntl();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {intl.formatMessage(rangeMessages.cancel)}
      </Button>
      <Button tone="accent" disabled={!ready} onClick={onApply}>
        {intl.formatMessage(rangeMessages.apply)}
      </Button>
    </>
  );
}
