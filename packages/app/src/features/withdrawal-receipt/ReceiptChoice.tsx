import { defineMessages, useIntl } from "react-intl";
import { receiptAnswers, type ReceiptAnswer } from "@foyer/platform/calls";
import type { WithdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { Icon } from "@foyer/ui/icon";
import { RadioGroup } from "@foyer/ui/radio-group";
import { answerWords } from "./answerWords.ts";
import { useAmounts, type Amounts } from "./useAmounts.ts";

type Told = "awaiting" | "partial";
type Key = `${ReceiptAnswer}_${Told}`;

const messages = defineMessages<
  Record<Key, Pick<Amounts, "amount" | "remaining">> &
    Record<"label" | "missing", {}>
>({
  label: {
    id: "receipt.choice",
    defaultMessage: "What do you see in your account?",
    description: "Question above the three answers about a payout",
  },
  missing: {
    id: "receipt.choice.missing",
    defaultMessage: "Choose one of the answers first",
    description: "Nothing was chosen before going on",
  },
  RECEIVED_awaiting: {
    id: "receipt.choice.received.awaiting",
    defaultMessage: "{amount} is there, in one payment.",
    description: "What “Received” means",
  },
  NOT_RECEIVED_awaiting: {
    id: "receipt.choice.notReceived.awaiting",
    defaultMessage: "Nothing came, or less than {amount}. You add pictures.",
    description: "What “Not received” means",
  },
  FULL_PAYMENT_awaiting: {
    id: "receipt.choice.full.awaiting",
    defaultMessage:
      "It came in several payments, and all of {amount} is there.",
    description: "What “Full payment made” means",
  },
  RECEIVED_partial: {
    id: "receipt.choice.received.partial",
    defaultMessage:
      "You leave it at what has come. The missing {remaining} counts as received too.",
    description: "What “Received” means when a part has arrived",
  },
  NOT_RECEIVED_partial: {
    id: "receipt.choice.notReceived.partial",
    defaultMessage: "{remaining} is still missing. You add pictures.",
    description: "What “Not received” means when a part has arrived",
  },
  FULL_PAYMENT_partial: {
    id: "receipt.choice.full.partial",
    defaultMessage: "The missing {remaining} has arrived as well.",
    description: "What “Full payment made” means when a part has arrived",
  },
});

/** Pictures that cannot be taken for one another. */
const pictures = {
  RECEIVED: "check",
  NOT_RECEIVED: "close",
  FULL_PAYMENT: "wallet",
} as const satisfies Record<ReceiptAnswer, string>;

interface ReceiptChoiceProps {
  readonly view: WithdrawalReceiptView;
  readonly value: ReceiptAnswer | undefined;
  readonly onChange: (answer: ReceiptAnswer) => void;
  /** It was to go on without an answer. */
  readonly missing: boolean;
}

/** The answers, of equal weight, each with what it means here; none is chosen beforehand (WDR-02 … WDR-04). */
export function ReceiptChoice(props: ReceiptChoiceProps) {
  const { view, value, onChange, missing } = props;
  const { formatMessage } = useIntl();
  const amounts = useAmounts(view.receipt);
  const told: Told = view.partial ? "partial" : "awaiting";
  // It was said already; what is left to say is that it came after all.
  const answers = receiptAnswers.filter(
    (answer) => !(view.disputed && answer === "NOT_RECEIVED"),
  );
  return (
    <RadioGroup
      name="answer"
      variant="cards"
      label={formatMessage(messages.label)}
      value={value}
      error={
        missing && value === undefined
          ? formatMessage(messages.missing)
          : undefined
      }
      onChange={(chosen) => {
        const answer = answers.find((one) => one === chosen);
        if (answer) onChange(answer);
      }}
      options={answers.map((answer) => ({
        value: answer,
        label: formatMessage(answerWords[answer]),
        description: formatMessage(messages[`${answer}_${told}`], amounts),
        picture: <Icon name={pictures[answer]} size="large" />,
      }))}
    />
  );
}
