import { defineMessages, useIntl } from "react-intl";
import type { MoneyStepView } from "@foyer/flows/money-step";
import { OrderDoubt } from "./OrderDoubt.tsx";
import { moneyWords } from "./moneyWords.ts";

type Doubt = "doubting" | "unresolved" | "interrupted" | "lost";

const messages = defineMessages<
  Record<Doubt, { what: string }> & Record<"title" | "ask" | "leave", {}>
>({
  title: {
    id: "money.doubt.title",
    defaultMessage: "It is not known whether this was done",
    description: "Title of what is shown while an order of money is in doubt",
  },
  doubting: {
    id: "money.doubt.doubting",
    defaultMessage:
      "{what}: it was sent and no reply came. The platform is being asked; nothing is sent twice.",
    description: "An order of money was sent, without a reply",
  },
  unresolved: {
    id: "money.doubt.unresolved",
    defaultMessage:
      "{what}: it was sent and no reply came. Ask again: it counts once, however often you ask.",
    description: "Asking by itself what became of an order has led to nothing",
  },
  interrupted: {
    id: "money.doubt.interrupted",
    defaultMessage:
      "{what}: you confirmed it before, and no reply came. Ask what became of it: it counts once.",
    description: "An order of an earlier visit is in doubt",
  },
  lost: {
    id: "money.doubt.lost",
    defaultMessage:
      "{what}: you confirmed it too long ago to ask about it. Your records tell how it ended.",
    description: "An order of long ago is in doubt",
  },
  ask: {
    id: "money.doubt.ask",
    defaultMessage: "Ask again",
    description: "Button: the same order is asked about, and counts once",
  },
  leave: {
    id: "money.doubt.leave",
    defaultMessage: "Leave it at that",
    description: "Button: the order in doubt is not asked about any more",
  },
});

interface MoneyDoubtProps {
  readonly step: MoneyStepView;
  /** What is in doubt, in words: "Withdrawal of RM 100.00". */
  readonly what: string;
  readonly onAsk: (secret: string | undefined) => void;
  readonly onSetAside: () => void;
}

/** Never "failed, try again": what is known is said, and the same order is asked about, not sent anew. */
export function MoneyDoubt({ step, what, onAsk, onSetAside }: MoneyDoubtProps) {
  const { formatMessage } = useIntl();
  if (!step.doubt) return null;
  return (
    <OrderDoubt
      step={step}
      title={formatMessage(messages.title)}
      text={formatMessage(messages[step.doubt], { what })}
      words={{
        ask: formatMessage(messages.ask),
        leave: formatMessage(messages.leave),
        password: formatMessage(moneyWords.password),
        passwordMissing: formatMessage(moneyWords.passwordMissing),
      }}
      onAsk={onAsk}
      onSetAside={onSetAside}
    />
  );
}
