import { useId } from "react";
import { defineMessages, useIntl } from "react-intl";
import { contractChoices } from "@foyer/flows/contract-request";
import type { Contract, ContractAction } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import * as styles from "./contract.css.ts";
import { ContractTerms } from "./ContractTerms.tsx";
import { payWords, stateWords, typeWords } from "./contractWords.ts";

type Said =
  | "offered"
  | "endAsked"
  | "offering"
  | "askingEnd"
  | "above"
  | "aboveEnd"
  | "between";

const messages = defineMessages<
  Record<Said, { party: string }> &
    Record<ContractAction | "AGREE" | "REFUSE", {}>
>({
  offered: {
    id: "contract.said.offered",
    defaultMessage: "{party} offers you this contract.",
    description: "Who asks for what, on the card of a contract (CON-06)",
  },
  endAsked: {
    id: "contract.said.endAsked",
    defaultMessage: "{party} asks to end this contract.",
    description: "Who asks for what, on the card of a contract (CON-06)",
  },
  offering: {
    id: "contract.said.offering",
    defaultMessage: "You have offered this to {party}.",
    description: "Who asks for what, on the card of a contract",
  },
  askingEnd: {
    id: "contract.said.askingEnd",
    defaultMessage: "You have asked {party} to end this contract.",
    description: "Who asks for what, on the card of a contract",
  },
  above: {
    id: "contract.said.above",
    defaultMessage:
      "{party} below you has offered this; you are asked to agree.",
    description: "The agent above is asked (CON-07)",
  },
  aboveEnd: {
    id: "contract.said.aboveEnd",
    defaultMessage:
      "{party} below you wants this contract to end; you are asked to agree.",
    description: "The agent above is asked (CON-07)",
  },
  between: {
    id: "contract.said.between",
    defaultMessage: "Between {party} and you.",
    description: "A contract that nobody asks anything about",
  },
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

function saidOf({ kind, state, side }: Contract): Said {
  const ending = kind === "TERMINATION";
  if (state === "AWAITING_UPLINE" && side === "ABOVE")
    return ending ? "aboveEnd" : "above";
  if (state !== "AWAITING" && state !== "AWAITING_UPLINE") return "between";
  if (side === "ASKING") return ending ? "askingEnd" : "offering";
  return ending ? "endAsked" : "offered";
}

interface ContractCardProps {
  readonly contract: Contract;
  /** Something else is being decided. */
  readonly disabled: boolean;
  readonly onAct: (action: ContractAction) => void;
  readonly onAnswerAbove: (accept: boolean) => void;
}

/** One contract: who asks for what, on which terms, and what can be done about it. */
export function ContractCard(props: ContractCardProps) {
  const { contract, disabled, onAct, onAnswerAbove } = props;
  const { formatMessage } = useIntl();
  const heading = useId();
  const { type, state } = contract;
  const { actions, above } = contractChoices(contract);
  const pay = type === "DAILY" || type === "REALTIME" ? payWords[type] : null;
  const waits = state === "AWAITING" || state === "AWAITING_UPLINE";
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Inline justify="between" gap="x3">
            <Heading level={3} size="card" id={heading}>
              {formatMessage(typeWords[type])}
            </Heading>
            <Badge
              tone={
                waits ? "warning" : state === "ACTIVE" ? "success" : "neutral"
              }
            >
              {formatMessage(stateWords[state])}
            </Badge>
          </Inline>
          <Text tone="quiet">
            {formatMessage(messages[saidOf(contract)], {
              // A name of another script must not turn the sentence round.
              party: `\u2068${contract.party || "—"}\u2069`,
            })}
            {pay && ` ${formatMessage(pay)}`}
          </Text>
        </Stack>
        <ContractTerms contract={contract} />
        {(actions.length > 0 || above) && (
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
            {/* Yes and no weigh the same, and the no comes first. */}
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
        )}
      </Stack>
    </article>
  );
}
