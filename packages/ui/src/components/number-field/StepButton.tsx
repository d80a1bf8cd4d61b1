import { Icon } from "../icon/Icon.tsx";
import * as styles from "./NumberField.css.ts";

interface StepButtonProps {
  icon: "minus" | "plus";
  label: string;
  disabled: boolean;
  onStep(): void;
}

/** One step for who points; who types has the arrow keys, so Tab passes it by. */
export function StepButton({ icon, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      disabled={disabled}
      /* Focus stays where it is, so that no keyboard of a phone comes or goes. */
      onMouseDown={(event) => event.preventDefault()}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
