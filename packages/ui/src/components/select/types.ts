import type { ReactNode } from "react";

export interface SelectOption {
  /** What `onChange` is called with. */
  value: string;
  /** What the player reads, and types to jump to it. */
  label: string;
  /** Quiet words below the label, in the list only as wide as it needs. */
  detail?: ReactNode;
  /** Picture before the label. */
  icon?: ReactNode;
  /** Shows it but lets nobody choose it. @default false */
  disabled?: boolean;
}
