import type { ReactNode } from "react";
import type { SelectOption } from "../select/SelectList.tsx";

export interface ComboBoxOption extends SelectOption {
  /** Further search terms that are not shown: another spelling, a code. */
  keywords?: string;
}

export interface ComboBoxProps {
  /** Label, above the field; also its accessible name. */
  label: ReactNode;
  /** The options, in order; a thousand are fine. */
  options: readonly ComboBoxOption[];
  /** Value of the selected option; undefined while there is none. */
  value: string | undefined;
  /** Called with the new value, or with undefined when the field is cleared. */
  onChange(value: string | undefined): void;
  /**
   * Called on each change of the text, where options are loaded elsewhere; the field then shows `options` unfiltered.
   * Called with "" when the search ends.
   */
  onSearch?(text: string): void;
  /** Called when focus leaves the field. */
  onBlur?(): void;
  /** Text while nothing is selected. @default "Search and choose", in the player's language */
  placeholder?: string;
  /** Whether options are loading; typing stays possible. @default false */
  loading?: boolean;
  /** Error message. */
  error?: ReactNode;
  /** Help text, shown before any error. */
  hint?: ReactNode;
  /**
   * Marks the field with an asterisk, announces it as required, and removes the button that clears it.
   * @default false
   */
  required?: boolean;
  /** Shows the selected option but prevents changes. @default false */
  disabled?: boolean;
  /** Takes focus on mount; for the first field of a dialog. @default false */
  autoFocus?: boolean;
  /** Name in the form; an error summary links to the field by it. */
  name: string;
}
