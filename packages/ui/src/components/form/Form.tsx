import {
  useLayoutEffect,
  useRef,
  useState,
  useId,
  type ReactNode,
  type Ref,
} from "react";
import { useTranslations } from "../../words/translate.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Form.css.ts";

export interface FormProps {
  /** Accessible name of the form. */
  label: string;
  /** Called when the form is submitted by its button or by Enter; not while `busy`. */
  onSubmit(): void;
  /** Invalid fields, in their order; after submitting, they are listed in a summary above, which takes focus. */
  problems?: readonly FormProblem[];
  /** An error of the whole form, for example a rejected login. */
  error?: ReactNode;
  /** Whether a response is pending: submitting again does nothing. @default false */
  busy?: boolean;
  /** Fields and, last, the button with `type="submit"`. */
  children: ReactNode;
}

/**
 * A form whose errors are summed up once above the fields, each with a link to its field.
 *
 * @example
 * <Form label="Log in" onSubmit={submit} error={refusal} busy={busy}>
 *   <TextField … /><PasswordField … /><Button type="submit">Log in</Button>
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

  /* No dependencies, because submitting the same errors again changes no other value. */
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
        /* In React, a form in a dialog is also inside the form that opened the dialog. */
        event.stopPropagation();
        if (busy) return;
        sent.current = true;
        setTries((tries) => tries + 1);
        onSubmit();
      }}
      onInput={() => {
        /* Once the reader has started typing again, an error that arrives late does not take focus away. */
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

export interface FormProblem {
  /** Name of the field. */
  name: string;
  /** What is wrong with it; understandable without the field. */
  message: string;
}

interface FormSummaryProps {
  error: ReactNode;
  problems: readonly FormProblem[];
  onChoose(name: string): void;
  ref: Ref<HTMLDivElement>;
}

/** The error summary above a form; each entry leads to its field. */
function FormSummary({ error, problems, onChoose, ref }: FormSummaryProps) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${styles.summary} ${focusRing}`}
    >
      <span className={styles.icon}>
        <Icon name="error" />
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {error !== undefined && error !== null && error !== ""
            ? error
            : t("ui.form.problems", { count: problems.length })}
        </p>
        {problems.length > 0 && (
          <ul className={styles.list}>
            {problems.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  className={`${styles.entry} ${focusRing}`}
                  onClick={() => onChoose(name)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
