import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  ConvertBody,
  ConvertField,
  ConvertOk,
  ConvertView,
} from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { StepGroup } from "../order/StepGroup.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { ConvertDone } from "./ConvertDone.tsx";
import { ConvertFields } from "./ConvertFields.tsx";
import { ConvertReview } from "./ConvertReview.tsx";
import { ConvertSum } from "./ConvertSum.tsx";

import { PointsDoubt } from "./PointsDoubt.tsx";

interface ConvertStepsProps {
  readonly view: ConvertView;
  readonly output: MoneyFormOutput<ConvertBody, ConvertOk> | undefined;
  readonly send: (event: MoneyFormEvent<ConvertField>) => void;
  readonly onAgain: () => void;
  readonly onRules: () => void;
}

/** Turning points into money, step by step. */
export function ConvertSteps(props: ConvertStepsProps) {
  const t = useTranslations();
  return (
    <StepGroup label={t("points.convert.label")} step={stepOf(props.view)}>
      <Shown {...props} />
    </StepGroup>
  );
}

/** While it is looked up whether an order may be sent its sum stays: who pressed its button must not lose it. */
function stepOf({ phase, step }: ConvertView) {
  if (step?.doubt && (phase === "open" || phase === "paying")) return "doubt";
  if (phase === "reviewing" || phase === "paying") return "review";
  return phase === "done" ? "done" : "form";
}

/** What stands on screen while points become money, as the view says. */
function Shown(props: ConvertStepsProps) {
  const { view, output, send, onAgain, onRules } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { phase, step, facts } = view;
  const shown = stepOf(view);
  if (shown === "done" && output)
    return <ConvertDone {...output} onAgain={onAgain} />;
  if (shown === "doubt" && step)
    return (
      <PointsDoubt step={step} send={send}>
        {step.body && <ConvertSum points={step.body.points} />}
      </PointsDoubt>
    );
  if (shown === "review") return <ConvertReview view={view} send={send} />;
  if (phase === "unavailable")
    return (
      <ErrorState
        title={errorText(intl, view.failure ?? { reason: "UNKNOWN" })}
        onRetry={() => send({ type: "moneyForm.retried" })}
      />
    );
  if (phase === "closed")
    return (
      <EmptyState
        picture="gift"
        title={t("points.convert.none")}
        action={<Button onClick={onRules}>{t("points.convert.how")}</Button>}
      >
        {t("points.convert.noneText")}
      </EmptyState>
    );
  return phase === "editing" && facts ? (
    <ConvertFields view={view} facts={facts} send={send} />
  ) : (
    <FormSkeleton fields={1} />
  );
}
