import { useEffect, useId, useRef, type ReactNode } from "react";
import * as css from "./order.css.ts";

interface StepGroupProps {
  /** Name of the whole, for who cannot see where it begins. */
  readonly label: string;
  /** Names the step that is shown. */
  readonly step: string;
  /** Whether the step is news as a whole, and is read out when it takes focus. @default false */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/**
 * Steps of which one is shown at a time: one that follows another takes focus, which would be lost with the button that
 * was pressed.
 *
 * @example <StepGroup label="Withdraw money" step={step}>{step === "done" ? <Done /> : <Fields />}</StepGroup>
 */
export function StepGroup({
  label,
  step,
  isNews = false,
  children,
}: StepGroupProps) {
  const news = useId();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    box.current?.focus();
  }, [step]);
  return (
    <div
      ref={box}
      className={css.step}
      role="group"
      aria-label={label}
      // What comes together with the focus is said by no live region.
      aria-describedby={isNews ? news : undefined}
      tabIndex={-1}
    >
      <div id={news}>{children}</div>
    </div>
  );
}
