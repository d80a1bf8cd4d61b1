import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { OrderReview } from "../../shared/money/OrderReview.tsx";
import { formWords } from "./pointsWords.ts";

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
  const { formatMessage } = useIntl();
  return (
    <OrderReview
      label={label}
      view={view}
      send={send}
      words={{
        elsewhere: formatMessage(formWords.elsewhere),
        back: formatMessage(formWords.correct),
      }}
      password={{
        label: formatMessage(formWords.password),
        missing: formatMessage(formWords.passwordMissing),
        hint: formatMessage(formWords.passwordHint),
      }}
      confirm={confirm}
    >
      {children}
    </OrderReview>
  );
}
