import { createContext, useContext } from "react";
import type { InputHTMLAttributes, KeyboardEvent } from "react";

type Native = InputHTMLAttributes<HTMLInputElement>;

/** Props that the frame passes to its text input. */
export interface FieldInput {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
  readonly onBlur: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly onKeyUp?: ((event: KeyboardEvent) => void) | undefined;
  readonly disabled: boolean;
  readonly autoFocus: boolean | undefined;
  readonly autoComplete: string | undefined;
  readonly maxLength: number | undefined;
  readonly inputMode: Native["inputMode"];
  readonly "aria-required": true | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Set by `FieldFrame` around its outline. */
export const FieldInputContext = createContext<FieldInput | undefined>(
  undefined,
);

/**
 * Attributes that link the text input to its label, help and error.
 *
 * @example <input {...useFieldInput()} className={styles.input} />
 */
export function useFieldInput(): FieldInput {
  const input = useContext(FieldInputContext);
  if (!input) throw new Error("An input of a field stands in a FieldFrame.");
  return input;
}
