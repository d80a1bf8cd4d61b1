import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { ErrorState } from "@foyer/ui/error-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { StepGroup } from "./StepGroup.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { MoneyDoubt } from "./MoneyDoubt.tsx";

type Step = "form" | "review" | "doubt" | "done";

interface MoneyStepsProps<TFacts, TBody extends MoneyBody> {
  /** Name of the whole, for who cannot see where it begins. */
  readonly label: string;
  readonly view: MoneyFormView<string, TFacts, TBody>;
  readonly send: (event: MoneyFormEvent<never>) => void;
  /** What is in doubt, in words; undefined: it cannot be read any more. */
  readonly what: (body: TBody | undefined) => string;
  /** How many fields the form has. */
  readonly fields: number;
  readonly closed: () => ReactNode;
  readonly form: () => ReactNode;
  readonly review: () => ReactNode;
  readonly done: () => ReactNode;
}

/** A form about money, step by step, as its flow says; each step that follows another takes focus. */
export function MoneySteps<TFacts, TBody extends MoneyBody>(
  props: MoneyStepsProps<TFacts, TBody>,
) {
  const { label, view, send, what } = props;
  const step = stepOf(view);
  return (
    <StepGroup label={label} step={step} isNews={step === "done"}>
      {step === "doubt" && view.step ? (
        <MoneyDoubt
          step={view.step}
          what={what(view.step.body ?? view.body)}
          onAsk={(secret) =>
            send({
              type: "moneyForm.askedAgain",
              ...(secret !== undefined && { secret }),
            })
          }
          onSetAside={() => send({ type: "moneyForm.setAside" })}
        />
      ) : (
        <Calm {...props} />
      )}
    </StepGroup>
  );
}

function Calm<TFacts, TBody extends MoneyBody>(
  props: MoneyStepsProps<TFacts, TBody>,
) {
  const { view, send, fields } = props;
  const intl = useIntl();
  switch (view.phase) {
    case "unavailable":
      return (
        <ErrorState
          level={3}
          title={errorText(intl, view.failure ?? { reason: "UNKNOWN" })}
          onRetry={() => send({ type: "moneyForm.retried" })}
        />
      );
    case "closed":
      return props.closed();
    case "editing":
      return props.form();
    case "reviewing":
    case "paying":
      return props.review();
    case "done":
      return props.done();
    default:
      return <FormSkeleton fields={fields} />;
  }
}

/** An order that is sent for the first time is told by its button; only doubt is a step of its own. */
function stepOf<TFacts, TBody extends MoneyBody>({
  phase,
  step,
}: MoneyFormView<string, TFacts, TBody>): Step {
  if (phase === "open") return "doubt";
  if (phase === "paying" && step?.doubt) return "doubt";
  if (phase === "paying" || phase === "reviewing") return "review";
  return phase === "done" ? "done" : "form";
}
