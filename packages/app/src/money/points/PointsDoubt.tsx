import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderDoubt } from "../order/OrderDoubt.tsx";
import { formWords } from "./pointsWords.ts";

const messages = {
  title: "points.doubt.title",
  doubting: "points.doubt.doubting",
  unresolved: "points.doubt.unresolved",
  interrupted: "points.doubt.interrupted",
  lost: "points.doubt.lost",
  ask: "points.doubt.ask",
  leave: "points.doubt.leave",
} as const;

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
  const t = useTranslations();
  if (!step?.doubt) return null;
  return (
    <OrderDoubt
      step={step}
      title={t(messages.title)}
      text={t(messages[step.doubt])}
      words={{
        ask: t(messages.ask),
        leave: t(messages.leave),
        password: t(formWords.password),
        passwordMissing: t(formWords.passwordMissing),
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
