import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderDoubt } from "../order/OrderDoubt.tsx";

const messages = {
  doubting: "points.doubt.doubting",
  unresolved: "points.doubt.unresolved",
  interrupted: "points.doubt.interrupted",
  lost: "points.doubt.lost",
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
      title={t("points.doubt.title")}
      text={t(messages[step.doubt])}
      words={{
        ask: t("points.doubt.ask"),
        leave: t("points.doubt.leave"),
        password: t("points.form.password"),
        passwordMissing: t("points.form.passwordMissing"),
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
