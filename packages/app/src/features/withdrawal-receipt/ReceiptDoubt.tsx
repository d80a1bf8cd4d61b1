import { defineMessages, useIntl } from "react-intl";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline } from "@foyer/ui/stack";
import { errorText } from "../../shared/words/errors.ts";
import { answerWords } from "./answerWords.ts";

type Doubt = "doubting" | "unresolved" | "interrupted" | "lost";

const messages = defineMessages<
  Record<Doubt, { answer: string }> & Record<"title" | "ask" | "leave", {}>
>({
  title: {
    id: "receipt.doubt.title",
    defaultMessage: "It is not known whether your answer arrived",
    description: "Title of what is shown while an answer is in doubt",
  },
  doubting: {
    id: "receipt.doubt.doubting",
    defaultMessage:
      "“{answer}” was sent and no reply came. The platform is being asked; nothing is sent twice.",
    description: "An answer about a payout was sent, without a reply",
  },
  unresolved: {
    id: "receipt.doubt.unresolved",
    defaultMessage:
      "“{answer}” was sent and no reply came. Ask again: it counts once, however often you ask.",
    description: "Asking by itself has led to nothing",
  },
  interrupted: {
    id: "receipt.doubt.interrupted",
    defaultMessage:
      "You answered “{answer}” before, and no reply came. Ask what became of it: it counts once.",
    description: "An answer of an earlier visit is in doubt",
  },
  lost: {
    id: "receipt.doubt.lost",
    defaultMessage:
      "You answered “{answer}” before, too long ago to be asked about. Your records tell how it ended.",
    description: "An answer of long ago is in doubt",
  },
  ask: {
    id: "receipt.doubt.ask",
    defaultMessage: "Ask again",
    description: "Button: the same answer is sent again, and counts once",
  },
  leave: {
    id: "receipt.doubt.leave",
    defaultMessage: "Leave it at that",
    description: "Button: the answer in doubt is not asked for any more",
  },
});

interface ReceiptDoubtProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

/** Never "failed, try again": what is known is said, and the same answer is asked for, not sent anew. */
export function ReceiptDoubt({ view, send }: ReceiptDoubtProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { step } = view;
  if (!step?.doubt) return null;
  const answer = step.body?.answer;
  return (
    <InlineMessage
      tone="warning"
      live="polite"
      title={formatMessage(messages.title)}
      action={
        <Inline gap="x3">
          {step.canAsk && (
            <Button
              icon="refresh"
              onClick={() => send({ type: "withdrawalReceipt.askedAgain" })}
            >
              {formatMessage(messages.ask)}
            </Button>
          )}
          {step.canSetAside && (
            <Button
              variant="quiet"
              onClick={() => send({ type: "withdrawalReceipt.setAside" })}
            >
              {formatMessage(messages.leave)}
            </Button>
          )}
        </Inline>
      }
    >
      {formatMessage(messages[step.doubt], {
        answer: answer ? formatMessage(answerWords[answer]) : "—",
      })}
      {step.failure && <div>{errorText(intl, step.failure)}</div>}
    </InlineMessage>
  );
}
