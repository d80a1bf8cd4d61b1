import { defineMessages, useIntl } from "react-intl";
import type { ContractAction } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import * as styles from "./contract.css.ts";

const messages = defineMessages<
  Record<ContractAction | "AGREE" | "REFUSE", {}>
>({
  ACCEPT: {
    id: "contract.accept",
    defaultMessage: "Accept",
    description: "Button on the card of a contract (CON-05)",
  },
  REJECT: {
    id: "contract.reject",
    defaultMessage: "Reject",
    description: "Button on the card of a contract (CON-05)",
  },
  TERMINATE: {
    id: "contract.terminate",
    defaultMessage: "Terminate",
    description: "Button on the card of a contract (CON-05)",
  },
  CANCEL: {
    id: "contract.cancel",
    defaultMessage: "Cancel the request",
    description: "Button on the card of a contract (CON-05)",
  },
  AGREE: {
    id: "contract.agree",
    defaultMessage: "Agree",
    description: "Button of the agent above (CON-07)",
  },
  REFUSE: {
    id: "contract.refuse",
    defaultMessage: "Do not agree",
    description: "Button of the agent above (CON-07)",
  },
});

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
  const { formatMessage } = useIntl();
  return (
    <div className={styles.actions}>
      {above && (
        <>
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() => onAnswerAbove(false)}
          >
            {formatMessage(messages.REFUSE)}
          </Button>
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() => onAnswerAbove(true)}
          >
            {formatMessage(messages.AGREE)}
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
          {formatMessage(messages[action])}
        </Button>
      ))}
    </div>
  );
}
