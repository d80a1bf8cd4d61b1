import type { ReactNode } from "react";
import type { SelectOption } from "../select/SelectList.tsx";

export interface ComboBoxOption extends SelectOption {
  /** More words that it is found by, which are not shown: another spelling, a code. */
  keywords?: string;
}

export interface ComboBoxProps {
  /** What is to be chosen; above the field, and its name. */
  label: ReactNode;
  /** The choices, in order; a thousand are no trouble. */
  options: readonly ComboBoxOption[];
  /** The choice made now; undefined while there is none. */
  value: string | undefined;
  /** Called with the new choice, and with undefined when the field is emptied. */
  onChange(value: string | undefined): void;
  /** Called at each letter, where the choices come from elsewhere; the field then shows `options` as they are and searches nothing itself. Called with "" when the search is over. */
  onSearch?(text: string): void;
  /** Called when focus leaves the field. */
  onBlur?(): void;
  /** Words while nothing is chosen. @default "Search and choose", in the player's language */
  placeholder?: string;
  /** Says that choices are awaited; typing goes on. @default false */
  loading?: boolean;
  /** What is wrong, in words. */
  error?: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** Marks the field with a star, says so to screen readers, and leaves out the cross that empties it. @default false */
  required?: boolean;
  /** Shows the choice but lets nobody change it. @default false */
  disabled?: boolean;
  /** Takes focus when it appears; for the first field of a dialog. @default false */
  autoFocus?: boolean;
  /** Name in the form; an error summary finds the field by it. */
  name: string;
}
