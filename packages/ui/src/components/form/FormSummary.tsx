import { useId, type ReactNode, type Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Form.css.ts";

export interface FormProblem {
  /** Name of the field. */
  name: string;
  /** What is wrong with it, in words that can stand without the field. */
  message: string;
}

interface FormSummaryProps {
  error: ReactNode;
  problems: readonly FormProblem[];
  onChoose(name: string): void;
  ref: Ref<HTMLDivElement>;
}

/** What is wrong with a form, above it; each entry leads to its field. */
export function FormSummary({
  error,
  problems,
  onChoose,
  ref,
}: FormSummaryProps) {
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
