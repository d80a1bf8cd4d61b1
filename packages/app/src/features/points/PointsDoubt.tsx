import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderDoubt } from "../../shared/money/OrderDoubt.tsx";
import { formWords } from "./pointsWords.ts";

const messages = defineMessages({
  title: {
    id: "points.doubt.title",
    defaultMessage: "It is not known whether this was done",
    description: "Title of what is shown while an exchange is in doubt",
  },
  doubting: {
    id: "points.doubt.doubting",
    defaultMessage:
      "It was sent and no reply came. The platform is being asked; nothing is sent twice.",
    description: "An exchange of points was sent, without a reply",
  },
  unresolved: {
    id: "points.doubt.unresolved",
    defaultMessage:
      "It was sent and no reply came. Ask again: it counts once, however often you ask.",
    description: "Asking by itself has led to nothing",
  },
  interrupted: {
    id: "points.doubt.interrupted",
    defaultMessage:
      "You confirmed this before, and no reply came. Ask what became of it: it counts once.",
    description: "An exchange of an earlier visit is in doubt",
  },
  lost: {
    id: "points.doubt.lost",
    defaultMessage:
      "You confirmed this before, too long ago to be asked about. Your records tell how it ended.",
    description: "An exchange of long ago is in doubt",
  },
  ask: {
    id: "points.doubt.ask",
    defaultMessage: "Ask again",
    description: "Button: the same exchange is sent again, and counts once",
  },
  leave: {
    id: "points.doubt.leave",
    defaultMessage: "Leave it at that",
    description: "Button: the exchange in doubt is not asked for any more",
  },
});

type DoubtEvent =
  | { type: "moneyForm.askedAgain"; secret?: string }
  | { type: "moneyForm.setAside" };

interface PointsDoubtProps {
  readonly step: MoneyFormView<string, unknown, MoneyBody>["step"];
  /** What was sent, as a list that can be checked. */
  readonly children: ReactNode;
  readonly send: (event: DoubtEvent) => void;
}

/** Never "failed, try again": what is known is said, and the same exchange is asked for, not sent anew. */
export function PointsDoubt({ step, children, send }: PointsDoubtProps) {
  const { formatMessage } = useIntl();
  if (!step?.doubt) return null;
  return (
    <OrderDoubt
      step={step}
      title={formatMessage(messages.title)}
      text={formatMessage(messages[step.doubt])}
      words={{
        ask: formatMessage(messages.ask),
        leave: formatMessage(messages.leave),
        password: formatMessage(formWords.password),
        passwordMissing: formatMessage(formWords.passwordMissing),
      }}
      onAsk={(secret) =>
        send({
          type: "moneyForm.askedAgain",
          ...(secret !== undefined && { secret }),
        })
      }
      onSetAside={() => send({ type: "moneyForm.setAside" })}
    >
      {children}
    </OrderDoubt>
  );
}
