import { Icon, type IconProps } from "../../components/icon/Icon.tsx";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./FieldButton.css.ts";

interface FieldButtonProps {
  icon: IconProps["name"];
  /** Its name, and the tip on hover. */
  label: string;
  /** For a button that keeps a state, as revealing a password does. */
  pressed?: boolean;
  disabled?: boolean;
  /** Takes no press for now, and keeps focus. */
  busy?: boolean;
  /** Leaves focus, and with it the caret and a phone's keyboard, in the field when it is pressed by pointer. */
  leavesFocus?: boolean;
  onPress(): void;
}

/** A small button inside the outline of a field. */
export function FieldButton({
  icon,
  label,
  pressed,
  disabled = false,
  busy = false,
  leavesFocus = false,
  onPress,
}: FieldButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${focusRingInset}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onMouseDown={leavesFocus ? (event) => event.preventDefault() : undefined}
      onClick={busy ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
