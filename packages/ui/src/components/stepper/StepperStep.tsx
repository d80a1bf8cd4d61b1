import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Stepper.css.ts";

const messages = defineMessages({
  done: {
    id: "ui.stepper.done",
    defaultMessage: "Done",
    description: "Spoken after the name of a step that is behind one",
  },
  failed: {
    id: "ui.stepper.failed",
    defaultMessage: "Failed",
    description: "Spoken after the name of a step that went wrong",
  },
  coming: {
    id: "ui.stepper.coming",
    defaultMessage: "To come",
    description: "Spoken after the name of a step that lies ahead",
  },
});

export type StepState = "done" | "current" | "failed" | "coming";

interface StepperStepProps {
  number: number;
  label: string;
  state: StepState;
  /** Whether one is at it; a step that failed may be. */
  current: boolean;
  onSelect: (() => void) | undefined;
}

/** One step: its mark, its name, and whether it is done, said too. */
export function StepperStep(props: StepperStepProps) {
  const { number, label, state, current, onSelect } = props;
  const intl = useIntl();
  const words = (
    <>
      <span className={styles.mark({ state })} aria-hidden="true">
        {(state === "done" || state === "failed") && (
          <span className={styles.picture}>
            <Icon name={state === "done" ? "check" : "close"} size="small" />
          </span>
        )}
        {(state === "current" || state === "coming") &&
          intl.formatNumber(number)}
      </span>
      <span className={styles.words({ state })}>
        {label}
        {state !== "current" && (
          <VisuallyHidden>
            , {intl.formatMessage(messages[state])}
          </VisuallyHidden>
        )}
      </span>
    </>
  );
  return (
    <li
      className={styles.step({ reached: state !== "coming" })}
      aria-current={current ? "step" : undefined}
    >
      {onSelect ? (
        <button
          type="button"
          className={styles.inside({ pressable: true })}
          onClick={() => onSelect()}
        >
          {words}
        </button>
      ) : (
        <span className={styles.inside({ pressable: false })}>{words}</span>
      )}
    </li>
  );
}
