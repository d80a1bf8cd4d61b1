import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  RedeemBody,
  RedeemField,
  RedeemOk,
  RedeemView,
} from "@foyer/flows/points";
import { ErrorState } from "@foyer/ui/error-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { PointsDoubt } from "./PointsDoubt.tsx";
import { RedeemClosed } from "./RedeemClosed.tsx";
import { RedeemDone } from "./RedeemDone.tsx";
import { RedeemFields } from "./RedeemFields.tsx";
import { RedeemReview } from "./RedeemReview.tsx";
import { RedeemSum } from "./RedeemSum.tsx";

interface RedeemStepsProps {
  readonly view: RedeemView;
  readonly output: MoneyFormOutput<RedeemBody, RedeemOk> | undefined;
  /** Of the goods. */
  readonly title: string;
  /** What the goods are, above the form; not over the sum. */
  readonly details: ReactNode;
  readonly send: (event: MoneyFormEvent<RedeemField>) => void;
  readonly onRecords: () => void;
}

/** What stands on screen while something is bought with points, as the view says. */
export function RedeemSteps(props: RedeemStepsProps) {
  const { view, output, title, details, send, onRecords } = props;
  const intl = useIntl();
  const { phase, step, facts } = view;
  if (phase === "done" && output)
    return <RedeemDone {...output} title={title} onRecords={onRecords} />;
  // While it is looked up whether it may be sent, the sum stays: who pressed its button must not lose it.
  if (step?.doubt && (phase === "open" || phase === "paying"))
    return (
      <PointsDoubt step={step} send={send}>
        {step.body && <RedeemSum body={step.body} title={title} />}
      </PointsDoubt>
    );
  if (phase === "reviewing" || phase === "paying")
    return <RedeemReview view={view} title={title} send={send} />;
  const onRetry = () => send({ type: "moneyForm.retried" });
  return (
    <Stack gap="x6">
      {details}
      {phase === "unavailable" ? (
        <ErrorState
          level={3}
          title={errorText(intl, view.failure ?? { reason: "UNKNOWN" })}
          onRetry={onRetry}
        />
      ) : phase === "closed" ? (
        <RedeemClosed facts={facts} onRetry={onRetry} />
      ) : phase === "editing" && facts ? (
        <RedeemFields view={view} facts={facts} send={send} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Stack>
  );
}
