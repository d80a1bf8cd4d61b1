import { useEffect, useId, useRef, type ReactNode } from "react";
import * as css from "./order.css.ts";

interface StepGroupProps {
  /** Accessible name of all steps together. */
  readonly label: string;
  /** Key of the step that is shown. */
  readonly step: string;
  /** Whether the whole step is announced when it takes focus. @default false */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/**
 * Steps of which one is shown at a time. A new step takes focus, which would otherwise be lost with the pressed
 * button.
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
      // A live region does not announce content that appears together with the focus.
      aria-describedby={isNews ? news : undefined}
      tabIndex={-1}
    >
      <div id={news}>{children}</div>
    </div>
  );
}
