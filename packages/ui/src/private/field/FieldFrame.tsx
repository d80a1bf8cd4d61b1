import {
  useId,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { FieldAround, hasWords } from "./FieldAround.tsx";
import { FieldInputContext, type FieldInput } from "./FieldInput.ts";

/** What every field has, however it is filled in. */
export interface FieldBasics {
  /** What is asked for; above the field, and its name. */
  label: ReactNode;
  /** Called when focus leaves the field; the time to check what was given. */
  onBlur?(): void;
  /** What is wrong, in words; shown and read with the field. */
  error?: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** Marks the field with a star and says so to screen readers. @default false */
  required?: boolean;
  /** Shows the value but lets nobody change it. @default false */
  disabled?: boolean;
  /** Name in the form; an error summary finds the field by it. */
  name: string;
}

export interface FieldProps extends FieldBasics {
  /** What the field holds now. */
  value: string;
  /** Called with the new text at each change. */
  onChange(value: string): void;
  /** What browsers and password managers may fill in, by the names of the HTML standard. */
  autoComplete?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Takes focus when it appears; for the first field of a dialog. @default false */
  autoFocus?: boolean;
}

interface FieldFrameProps extends FieldProps {
  inputMode?: FieldInput["inputMode"];
  /** Ids of further help, read after hint and error. */
  describedBy?: string;
  onKey?(event: KeyboardEvent): void;
  /** What is typed counts only once it is left, so `onBlur` cannot wait until the press that leaves it is over. */
  commits?: boolean;
  /** The outline with the input in it. */
  children: ReactNode;
  /** Words that belong below the outline, before hint and error. */
  below?: ReactNode;
}

/** Label, outline, hint and error of everything that is typed into, tied together for screen readers. */
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
            /* Rules are ours to check; the browser's own bubbles are neither themed nor in the player's language. */
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
 * Puts off what a field says when it is left until the press that left it is over. Words that appear below a field
 * push everything under it down; between a finger's coming and its going, they would push away what is pressed, and
 * the press would be lost.
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
    // The click follows in the same task as the end of the press.
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
