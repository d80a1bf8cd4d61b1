import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderReview } from "./OrderReview.tsx";

interface MoneyReviewProps<TFacts, TBody extends MoneyBody> {
  readonly view: MoneyFormView<string, TFacts, TBody>;
  readonly send: (event: MoneyFormEvent<never>) => void;
  /** The call wants the payment password. */
  readonly needsSecret?: boolean;
  /** Words of the button, the amount among them. */
  readonly confirm: ReactNode;
  /** Absent: what `moneyForm.confirmed` does. Runs in the press, so it may open a window. */
  readonly onConfirm?: () => void;
  /** The sum. */
  readonly children: ReactNode;
}

/** The sum, the payment password where one is wanted, and the button that names the amount. */
export function MoneyReview<TFacts, TBody extends MoneyBody>(
  props: MoneyReviewProps<TFacts, TBody>,
) {
  const { view, send, needsSecret = false } = props;
  const { confirm, onConfirm, children } = props;
  const t = useTranslations();
  return (
    <OrderReview
      label={t("money.review")}
      view={view}
      send={send}
      words={{
        elsewhere: t("money.elsewhere"),
        back: t("money.back"),
      }}
      {...(needsSecret && {
        password: {
          label: t("money.password"),
          missing: t("money.password.missing"),
        },
      })}
      confirm={confirm}
      onConfirm={onConfirm}
    >
      {children}
    </OrderReview>
  );
}
