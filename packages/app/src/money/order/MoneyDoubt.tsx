import { useTranslations } from "@foyer/ui/words";
import type { MoneyStepView } from "@foyer/flows/money-step";
import { OrderDoubt } from "./OrderDoubt.tsx";

const messages = {
  doubting: "money.doubt.doubting",
  unresolved: "money.doubt.unresolved",
  interrupted: "money.doubt.interrupted",
  lost: "money.doubt.lost",
} as const;

interface MoneyDoubtProps {
  readonly step: MoneyStepView;
  /** What is in doubt, in words: "Withdrawal of RM 100.00". */
  readonly what: string;
  readonly onAsk: (secret: string | undefined) => void;
  readonly onSetAside: () => void;
}

/** Never "failed, try again": what is known is said, and the same order is asked about, not sent anew. */
export function MoneyDoubt({ step, what, onAsk, onSetAside }: MoneyDoubtProps) {
  const t = useTranslations();
  if (!step.doubt) return null;
  return (
    <OrderDoubt
      step={step}
      title={t("money.doubt.title")}
      text={t(messages[step.doubt], { what })}
      words={{
        ask: t("money.doubt.ask"),
        leave: t("money.doubt.leave"),
        password: t("money.password"),
        passwordMissing: t("money.password.missing"),
      }}
      onAsk={onAsk}
      onSetAside={onSetAside}
    />
  );
}
