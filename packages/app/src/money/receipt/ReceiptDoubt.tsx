import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { answerWords } from "./answerWords.ts";

const messages = {
  doubting: "receipt.doubt.doubting",
  unresolved: "receipt.doubt.unresolved",
  interrupted: "receipt.doubt.interrupted",
  lost: "receipt.doubt.lost",
} as const;

interface ReceiptDoubtProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

/** Never "failed, try again": what is known is said, and the same answer is asked for, not sent anew. */
export function ReceiptDoubt({ view, send }: ReceiptDoubtProps) {
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
      {t(messages[step.doubt], {
        answer: answer ? t(answerWords[answer]) : "—",
      })}
      {step.failure && <div>{errorText(intl, step.failure)}</div>}
    </InlineMessage>
  );
}
