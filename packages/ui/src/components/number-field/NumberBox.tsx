import type { KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./NumberField.css.ts";

interface NumberBoxProps {
  label: string;
  unit: ReactNode;
  disabled: boolean | undefined;
  atLeast: boolean;
  atMost: boolean;
  onEnter(): void;
  onStep(by: 1 | -1): void;
  onPage(by: 1 | -1): void;
  /** Go to the limits; undefined where there is none, so that the keys move the caret. */
  onEnd: Readonly<Record<"least" | "most", (() => void) | undefined>>;
}

/** The box with minus, number and plus, and the keys of a spin button. */
export function NumberBox(props: NumberBoxProps) {
  const { label, unit, disabled = false, atLeast, atMost } = props;
  const { onEnter, onStep, onPage, onEnd } = props;
  const t = useTranslations();
  const field = useFieldInput();
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: () => onStep(1),
    ArrowDown: () => onStep(-1),
    PageUp: () => onPage(1),
    PageDown: () => onPage(-1),
    Home: onEnd.least,
    End: onEnd.most,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing)
      return;
    if (key === "Enter") onEnter();
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={fieldStyles.box}>
      <StepButton
        icon="minus"
        label={t("ui.numberField.less", { label })}
        disabled={disabled || atLeast}
        onStep={() => onStep(-1)}
      />
      <input
        {...field}
        type="text"
        className={`${fieldStyles.input} ${styles.figure}`}
        onKeyDown={onKeyDown}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      <StepButton
        icon="plus"
        label={t("ui.numberField.more", { label })}
        disabled={disabled || atMost}
        onStep={() => onStep(1)}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: "minus" | "plus";
  label: string;
  disabled: boolean;
  onStep(): void;
}

/** A step for pointer users. Keyboard users have the arrow keys, so it is not a tab stop. */
function StepButton({ icon, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      disabled={disabled}
      /* Keeps focus where it is, so that a phone's keyboard neither opens nor closes. */
      onMouseDown={(event) => event.preventDefault()}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
