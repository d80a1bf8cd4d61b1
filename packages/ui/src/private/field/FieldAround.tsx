import { useId, type ReactNode } from "react";
import * as styles from "./field.css.ts";
import { FieldErrorWords } from "./FieldErrorWords.tsx";
import { RequiredMark } from "./RequiredMark.tsx";

export interface FieldAroundProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required: boolean;
  /** Id of the one input that the label is for; left out where the field is a group of several. */
  input?: string;
  /** Words that belong below the field, before hint and error. */
  below?: ReactNode;
  /** Draws the field itself; the ids tie it to label, hint and error. */
  children(ids: { label: string; describedBy?: string }): ReactNode;
}

/** Label, hint and error around a field, in one order, with the ids that tie them together. */
export function FieldAround(props: FieldAroundProps) {
  const { label, hint, error, required, input, below, children } = props;
  const id = useId();
  const hinted = hasWords(hint);
  const wrong = hasWords(error);
  const described = [hinted && `${id}hint`, wrong && `${id}error`];
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <div className={styles.field}>
      {input === undefined ? (
        <span id={`${id}label`} className={styles.label}>
          {words}
        </span>
      ) : (
        <label id={`${id}label`} htmlFor={input} className={styles.label}>
          {words}
        </label>
      )}
      {children({
        label: `${id}label`,
        describedBy: described.filter(Boolean).join(" ") || undefined,
      })}
      {below}
      {hinted && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {wrong && (
        <span id={`${id}error`} className={styles.error}>
          <FieldErrorWords>{error}</FieldErrorWords>
        </span>
      )}
    </div>
  );
}

/**
 * Whether there is anything to read: an error of "" is none.
 *
 * @example hasWords(error)
 */
export function hasWords(words: ReactNode): boolean {
  return (
    words !== undefined && words !== null && words !== false && words !== ""
  );
}
