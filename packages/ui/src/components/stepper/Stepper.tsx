import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { StepperStep, type StepState } from "./StepperStep.tsx";
import * as styles from "./Stepper.css.ts";

const messages = defineMessages<{
  position: { step: number; count: number };
  failed: {};
}>({
  failed: {
    id: "ui.stepper.failed",
    defaultMessage: "Failed",
    description: "Spoken after the name of a step that went wrong",
  },
  position: {
    id: "ui.stepper.position",
    defaultMessage: "Step {step, number} of {count, number}",
    description: "On a phone, above the name of the step that one is at",
  },
});

export interface StepperItem {
  /** Names the step in `current` and `onSelect`. */
  key: string;
  /** What is done in it, in a word or three. */
  label: string;
  /** It went wrong and waits to be mended. @default false */
  failed?: boolean;
}

export interface StepperProps {
  /** What the steps lead to: "Opening an account". Spoken with the list. */
  label: string;
  /** The steps in order. */
  steps: readonly StepperItem[];
  /** Key of the step one is at; those before it are done. Leave out when all are. */
  current?: string;
  /** Makes done steps buttons that lead back; called with the key. */
  onSelect?(key: string): void;
}

/**
 * Where one is in a process of a few steps. On a phone: "Step 2 of 4" and the name of the step, above a bar for each.
 *
 * @example <Stepper label="Withdrawal" steps={[{ key: "amount", label: "Amount" }, { key: "check", label: "Check" }]} current="check" />
 */
export function Stepper({ label, steps, current, onSelect }: StepperProps) {
  const intl = useIntl();
  const found = steps.findIndex((step) => step.key === current);
  /* A step that nobody knows is taken for the first: nothing is claimed to be done. */
  const start = current === undefined ? steps.length : 0;
  const at = found < 0 ? start : found;
  const stepAt = steps[at];
  return (
    <div className={styles.frame}>
      {stepAt && (
        /* The list below says the same to who hears it. */
        <div className={styles.compact} aria-hidden="true">
          <div className={styles.position}>
            {intl.formatMessage(messages.position, {
              step: at + 1,
              count: steps.length,
            })}
            {stepAt.failed && (
              <span className={styles.failed}>
                <Icon name="error" size="text" />
                {intl.formatMessage(messages.failed)}
              </span>
            )}
          </div>
          <div className={styles.name}>{stepAt.label}</div>
        </div>
      )}
      <ol className={styles.list} role="list" aria-label={label}>
        {steps.map((step, index) => (
          <StepperStep
            key={step.key}
            number={index + 1}
            label={step.label}
            state={stateOf(step, index, at)}
            current={index === at}
            onSelect={
              onSelect && index < at ? () => onSelect(step.key) : undefined
            }
          />
        ))}
      </ol>
    </div>
  );
}

function stateOf(step: StepperItem, index: number, at: number): StepState {
  if (step.failed && index <= at) return "failed";
  if (index < at) return "done";
  return index === at ? "current" : "coming";
}
