import { useTranslations } from "@foyer/ui/words";
import { receiptAnswers, type ReceiptAnswer } from "@foyer/platform/calls";
import type { WithdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { Icon } from "@foyer/ui/icon";
import { RadioGroup } from "@foyer/ui/radio-group";
import { answerWords } from "./answerWords.ts";
import { useAmounts } from "./useAmounts.ts";

type Told = "awaiting" | "partial";

const messages = {
  RECEIVED_awaiting: "receipt.choice.received.awaiting",
  NOT_RECEIVED_awaiting: "receipt.choice.notReceived.awaiting",
  FULL_PAYMENT_awaiting: "receipt.choice.full.awaiting",
  RECEIVED_partial: "receipt.choice.received.partial",
  NOT_RECEIVED_partial: "receipt.choice.notReceived.partial",
  FULL_PAYMENT_partial: "receipt.choice.full.partial",
} as const;

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
  const t = useTranslations();
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
      label={t("receipt.choice")}
      value={value}
      error={
        missing && value === undefined ? t("receipt.choice.missing") : undefined
      }
      onChange={(chosen) => {
        const answer = answers.find((one) => one === chosen);
        if (answer) onChange(answer);
      }}
      options={answers.map((answer) => ({
        value: answer,
        label: t(answerWords[answer]),
        description: t(messages[`${answer}_${told}`], amounts),
        picture: <Icon name={pictures[answer]} size="large" />,
      }))}
    />
  );
}
