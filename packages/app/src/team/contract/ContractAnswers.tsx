import { useTranslations } from "@foyer/ui/words";
import type { ContractAction } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import * as styles from "./contract.css.ts";

const messages = {
  ACCEPT: "contract.accept",
  REJECT: "contract.reject",
  TERMINATE: "contract.terminate",
  CANCEL: "contract.cancel",
} as const;

interface ContractAnswersProps {
  /** Something else is being decided. */
  readonly disabled: boolean;
  readonly onAct: (action: ContractAction) => void;
  readonly onAnswerAbove: (accept: boolean) => void;
  readonly actions: readonly ContractAction[];
  /** The agent above is asked (CON-07). */
  readonly above: boolean;
}

/** What can be done about a contract: yes and no weigh the same, and the no comes first. */
export function ContractAnswers(props: ContractAnswersProps) {
  const { actions, above, disabled, onAct, onAnswerAbove } = props;
  const t = useTranslations();
  return (
    <div className={styles.actions}>
      {above && (
        <>
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() => onAnswerAbove(false)}
          >
            {t("contract.refuse")}
          </Button>
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() => onAnswerAbove(true)}
          >
            {t("contract.agree")}
          </Button>
        </>
      )}
      {actions.toReversed().map((action) => (
        <Button
          key={action}
          variant="outline"
          disabled={disabled}
          tone={action === "TERMINATE" ? "danger" : "neutral"}
          onClick={() => onAct(action)}
        >
          {t(messages[action])}
        </Button>
      ))}
    </div>
  );
}
