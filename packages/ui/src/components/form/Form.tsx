import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { FormSummary, type FormProblem } from "./FormSummary.tsx";
import * as styles from "./Form.css.ts";

export interface FormProps {
  /** What the form is for; its name for screen readers. */
  label: string;
  /** Called when the form is sent by its button or by Enter; not while `busy`. */
  onSubmit(): void;
  /** Fields that are wrong, in their order; after sending they are summed up above and the summary takes focus. */
  problems?: readonly FormProblem[];
  /** What is wrong with the whole, in words, as a refused sign-in is. */
  error?: ReactNode;
  /** Whether an answer is awaited: sending again does nothing. @default false */
  busy?: boolean;
  /** Fields and, last, the button of `type="submit"`. */
  children: ReactNode;
}

/**
 * Fields that are sent together; what went wrong is said once above them, each problem leading to its field.
 *
 * @example
 * <Form label="Sign in" onSubmit={submit} error={refusal} busy={busy}>
 *   <TextField … /><PasswordField … /><Button type="submit">Sign in</Button>
 * </Form>
 */
export function Form({
  label,
  onSubmit,
  problems = [],
  error,
  busy = false,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const [, setTries] = useState(0);
  const wrong =
    problems.length > 1 ||
    (error !== undefined && error !== null && error !== "");

  /* Without a list of what it depends on: sending the same mistake a second time changes nothing else. */
  useLayoutEffect(() => {
    if (!sent.current || busy || (problems.length === 0 && !wrong)) return;
    sent.current = false;
    if (wrong) summary.current?.focus();
    else focusField(form.current, problems[0]?.name);
  });

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        /* A form in a dialog is, for React, also inside the form that opened the dialog. */
        event.stopPropagation();
        if (busy) return;
        sent.current = true;
        setTries((tries) => tries + 1);
        onSubmit();
      }}
      onInput={() => {
        /* Who has gone on typing since is not called back by a mistake that turns up later. */
        if (!busy) sent.current = false;
      }}
    >
      {wrong && (
        <FormSummary
          ref={summary}
          error={error}
          problems={problems}
          onChoose={(name) => focusField(form.current, name)}
        />
      )}
      {children}
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined) {
  for (const field of form?.querySelectorAll<HTMLElement>(
    "[data-field], input, textarea",
  ) ?? []) {
    if ((field.dataset["field"] ?? field.getAttribute("name")) === name)
      return field.focus();
  }
}
