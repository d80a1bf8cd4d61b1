import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderReview } from "../order/OrderReview.tsx";

interface PointsReviewProps {
  readonly label: string;
  readonly view: Pick<
    MoneyFormView<string, unknown, MoneyBody>,
    "phase" | "secret" | "secretMissing" | "failure" | "elsewhere"
  >;
  readonly send: (event: MoneyFormEvent<never>) => void;
  /** The sum. */
  readonly children: ReactNode;
  /** Words of the final button, which names what is spent. */
  readonly confirm: ReactNode;
}

/** The sum before anything is sent, with the payment password; only what stands here is sent. */
export function PointsReview(props: PointsReviewProps) {
  const { label, view, send, children, confirm } = props;
  const t = useTranslations();
  return (
    <OrderReview
      label={label}
      view={view}
      send={send}
      words={{
        elsewhere: t("points.form.elsewhere"),
        back: t("points.form.correct"),
      }}
      password={{
        label: t("points.form.password"),
        missing: t("points.form.passwordMissing"),
        hint: t("points.form.passwordHint"),
      }}
      confirm={confirm}
    >
      {children}
    </OrderReview>
  );
}
