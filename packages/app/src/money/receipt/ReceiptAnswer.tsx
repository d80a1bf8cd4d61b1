import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { receiptAnswers, type ReceiptAnswer } from "@foyer/platform/calls";
import type {
  ImageProblem,
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { Icon } from "@foyer/ui/icon";
import { ImageDrop } from "@foyer/ui/image-drop";
import { InlineMessage } from "@foyer/ui/inline-message";
import { RadioGroup } from "@foyer/ui/radio-group";
import { Inline, Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { answerWords, useAmounts } from "./receiptText.ts";

interface AnsweringProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

const choices = {
  RECEIVED_awaiting: "receipt.choice.received.awaiting",
  NOT_RECEIVED_awaiting: "receipt.choice.notReceived.awaiting",
  FULL_PAYMENT_awaiting: "receipt.choice.full.awaiting",
  RECEIVED_partial: "receipt.choice.received.partial",
  NOT_RECEIVED_partial: "receipt.choice.notReceived.partial",
  FULL_PAYMENT_partial: "receipt.choice.full.partial",
} as const;

/** Icons that cannot be confused with one another. */
const pictures = {
  RECEIVED: "check",
  NOT_RECEIVED: "close",
  FULL_PAYMENT: "wallet",
} as const satisfies Record<ReceiptAnswer, string>;

interface ReceiptChoiceProps {
  readonly view: WithdrawalReceiptView;
  readonly value: ReceiptAnswer | undefined;
  readonly onChange: (answer: ReceiptAnswer) => void;
  /** The member tried to continue without an answer. */
  readonly missing: boolean;
}

/** The answers, given equal weight and each with its meaning here; none is preselected (WDR-02 … WDR-04). */
export function ReceiptChoice(props: ReceiptChoiceProps) {
  const { view, value, onChange, missing } = props;
  const t = useTranslations();
  const amounts = useAmounts(view.receipt);
  const told = view.partial ? "partial" : "awaiting";
  // "Not received" has already been answered; what remains to be said is that the money has arrived after all.
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
        description: t(choices[`${answer}_${told}`], amounts),
        picture: <Icon name={pictures[answer]} size="large" />,
      }))}
    />
  );
}

const codes = {
  count: "IMAGE_COUNT",
  type: "IMAGE_TYPE",
  size: "IMAGE_SIZE",
} as const satisfies Record<Exclude<ImageProblem, "required">, string>;

/** "Not received" needs one to three pictures as proof (WDR-03). */
export function ReceiptProof({ view, send }: AnsweringProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { imageProblem, images, phase } = view;
  const busy = phase !== "proving";
  return (
    <Stack gap="x5">
      <ImageDrop
        name="proof"
        label={t("receipt.proof")}
        hint={t("receipt.proof.hint")}
        required
        disabled={busy}
        value={images.flatMap(({ id, blob }) =>
          blob instanceof File
            ? [
                {
                  id,
                  file: blob,
                  state: phase === "uploading" ? "sending" : "ready",
                } as const,
              ]
            : [],
        )}
        onChange={(items) =>
          send({
            type: "withdrawalReceipt.imagesChanged",
            images: items.map(({ id, file }) => ({ id, blob: file })),
          })
        }
        error={
          imageProblem === "required"
            ? t("receipt.proof.required")
            : imageProblem && errorText(intl, { reason: codes[imageProblem] })
        }
      />
      {view.forced && (
        <Checkbox
          name="agree"
          required
          disabled={busy}
          checked={view.acknowledged}
          onChange={(acknowledged) =>
            send({ type: "withdrawalReceipt.acknowledged", acknowledged })
          }
          error={
            view.acknowledgementMissing
              ? t("receipt.forced.agreeFirst")
              : undefined
          }
        >
          {t("receipt.forced.agree")}
        </Checkbox>
      )}
    </Stack>
  );
}

const doubts = {
  doubting: "receipt.doubt.doubting",
  unresolved: "receipt.doubt.unresolved",
  interrupted: "receipt.doubt.interrupted",
  lost: "receipt.doubt.lost",
} as const;

/** Never "failed, try again": it says what is known, and checks the same answer instead of sending a new one. */
export function ReceiptDoubt({ view, send }: AnsweringProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { step } = view;
  if (!step?.doubt) return null;
  const answer = step.body?.answer;
  return (
    <InlineMessage
      tone="warning"
      live="polite"
      title={t("receipt.doubt.title")}
      action={
        <Inline gap="x3">
          {step.canAsk && (
            <Button
              icon="refresh"
              onClick={() => send({ type: "withdrawalReceipt.askedAgain" })}
            >
              {t("receipt.doubt.ask")}
            </Button>
          )}
          {step.canSetAside && (
            <Button
              variant="quiet"
              onClick={() => send({ type: "withdrawalReceipt.setAside" })}
            >
              {t("receipt.doubt.leave")}
            </Button>
          )}
        </Inline>
      }
    >
      {t(doubts[step.doubt], {
        answer: answer ? t(answerWords[answer]) : "—",
      })}
      {step.failure && <div>{errorText(intl, step.failure)}</div>}
    </InlineMessage>
  );
}
