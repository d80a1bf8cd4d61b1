import { Icon, type IconProps } from "../../components/icon/Icon.tsx";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./FieldButton.css.ts";

interface FieldButtonProps {
  icon: IconProps["name"];
  /** Accessible name, also the tooltip. */
  label: string;
  /** For a toggle button, such as the one that reveals a password. */
  pressed?: boolean;
  disabled?: boolean;
  /** Ignores presses for now, but keeps focus. */
  busy?: boolean;
  /** A pointer press leaves focus in the field, so that the caret and a phone's keyboard stay. */
  leavesFocus?: boolean;
  onPress(): void;
}

/** A small button inside a field's outline. */
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
