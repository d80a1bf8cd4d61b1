import type { FocusEvent, ReactNode, Ref } from "react";
import * as fieldStyles from "../field/field.css.ts";
import * as styles from "./DateOutline.css.ts";

interface DateOutlineProps {
  labelledBy: string;
  disabled: boolean;
  /** Focus went elsewhere, out of the outline. */
  onLeave(): void;
  /** For what the calendar stands beside. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The outline with the typed places and the button in it; a press beside a place is a press on the first one. */
export function DateOutline(props: DateOutlineProps) {
  const { labelledBy, disabled, onLeave, ref, children } = props;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={labelledBy}
      aria-disabled={disabled || undefined}
      className={`${fieldStyles.box} ${styles.box}`}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.querySelector("input")?.focus();
      }}
    >
      {children}
    </div>
  );
}
