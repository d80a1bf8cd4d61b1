import { useId, type ReactNode } from "react";
import * as styles from "./field.css.ts";
import { FieldErrorWords } from "./FieldErrorWords.tsx";
import { RequiredMark } from "./RequiredMark.tsx";

export interface FieldAroundProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required: boolean;
  /** Id of the single input that the label belongs to; omitted if the field is a group. */
  input?: string;
  /** Content below the field, before hint and error. */
  below?: ReactNode;
  /** Renders the field itself; the ids link it to label, hint and error. */
  children(ids: { label: string; describedBy?: string }): ReactNode;
}

/** Label, hint and error around a field, in a fixed order, with the ids that link them. */
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
 * Whether there is anything to show: an error of "" does not count.
 *
 * @example hasWords(error)
 */
export function hasWords(words: ReactNode): boolean {
  return (
    words !== undefined && words !== null && words !== false && words !== ""
  );
}
