import {
  useId,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { FieldAround, hasWords } from "./FieldAround.tsx";
import { FieldInputContext, type FieldInput } from "./FieldInput.ts";

/** Props of every field, however it is filled in. */
export interface FieldBasics {
  /** Label above the field, also its accessible name. */
  label: ReactNode;
  /** Called when focus leaves the field; the time to validate. */
  onBlur?(): void;
  /** Error message, announced with the field. */
  error?: ReactNode;
  /** Help text, visible before any error. */
  hint?: ReactNode;
  /** Marks the field with a star and announces it as required. @default false */
  required?: boolean;
  /** Shows the value but prevents changes. @default false */
  disabled?: boolean;
  /** Name in the form; an error summary finds the field by it. */
  name: string;
}

export interface FieldProps extends FieldBasics {
  /** Current value of the field. */
  value: string;
  /** Called with the new text at each change. */
  onChange(value: string): void;
  /** What browsers and password managers may autofill, by the names in the HTML standard. */
  autoComplete?: string;
  /** Maximum number of characters that can be typed. */
  maxLength?: number;
  /** Takes focus when it appears, for the first field of a dialog. @default false */
  autoFocus?: boolean;
}

interface FieldFrameProps extends FieldProps {
  inputMode?: FieldInput["inputMode"];
  /** Ids of further descriptions, announced after hint and error. */
  describedBy?: string;
  onKey?(event: KeyboardEvent): void;
  /** The field commits its text on blur, so `onBlur` cannot be delayed until the press that caused it has ended. */
  commits?: boolean;
  /** The outline that contains the input. */
  children: ReactNode;
  /** Content below the outline, before hint and error. */
  below?: ReactNode;
}

/** Label, outline, hint and error of any text field, linked for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, error, hint, required = false, below, children } = props;
  const { describedBy, onChange, onBlur, onKey, commits = false } = props;
  const id = useId();
  const afterPress = useAfterPress();
  return (
    <FieldAround
      label={label}
      hint={hint}
      error={error}
      required={required}
      input={id}
      below={below}
    >
      {(ids) => (
        <FieldInputContext
          value={{
            id,
            name: props.name,
            value: props.value,
            onChange: ({ currentTarget }) => onChange(currentTarget.value),
            onBlur: onBlur && (commits ? onBlur : () => afterPress(onBlur)),
            onKeyDown: onKey,
            onKeyUp: onKey,
            disabled: props.disabled ?? false,
            autoFocus: props.autoFocus,
            autoComplete: props.autoComplete,
            maxLength: props.maxLength,
            inputMode: props.inputMode,
            /* Validation is ours: the browser's own bubbles are neither themed nor in the player's language. */
            "aria-required": required || undefined,
            "aria-invalid": hasWords(error) || undefined,
            "aria-describedby":
              [ids.describedBy, describedBy].filter(Boolean).join(" ") ||
              undefined,
          }}
        >
          {children}
        </FieldInputContext>
      )}
    </FieldAround>
  );
}

/**
 * Delays what a field does on blur until the press that caused it has ended. Text that appears below a field shifts
 * everything under it; between pointer down and pointer up, that would move the press target away and the press would
 * be lost.
 *
 * @example const afterPress = useAfterPress(); <input onBlur={() => afterPress(check)} />
 */
function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      pressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      act?.();
    };
    const onDown = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    // The click is dispatched in the same task as the end of the press.
    const onUp = () => {
      clearTimeout(timer);
      timer = setTimeout(end);
    };
    document.addEventListener("pointerdown", onDown, true);
    document.addEventListener("pointerup", onUp, true);
    document.addEventListener("pointercancel", onUp, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", onDown, true);
      document.removeEventListener("pointerup", onUp, true);
      document.removeEventListener("pointercancel", onUp, true);
    };
  }, []);
  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}
