import type { ReactNode } from "react";

export interface RadioOption {
  /** What `onChange` is called with. */
  value: string;
  /** What the player reads first; the choice's name. */
  label: ReactNode;
  /** More about it, below the label and read after it. */
  description?: ReactNode;
  /** Picture or icon before the words: of a bank, of a way to pay. */
  picture?: ReactNode;
  /** Short words or a badge at the end: a fee, "Fastest". */
  end?: ReactNode;
  /** Shows it but lets nobody choose it. @default false */
  disabled?: boolean;
  /** Why it cannot be chosen, in words, in place of the description; it disables the choice by itself. */
  disabledReason?: string;
}
