import { useId } from "react";
import { useIntl, type IntlShape } from "react-intl";
import * as fieldStyles from "../../private/field/field.css.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { translate, useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./TextArea.css.ts";

export interface TextAreaProps extends FieldProps {
  /** An example of what to type. Never the only place for a rule, since it disappears. */
  placeholder?: string;
  /** Initial height in lines, before resizing. @default 4 */
  rows?: number;
  /** Maximum number of characters, counted as the server does: code points, without spaces at both ends. */
  maxLength?: number;
  /** Minimum number of characters, counted likewise. The counter shows it while there are fewer. Requires `maxLength`. @default 0 */
  minLength?: number;
  /** What happens at `maxLength`: `hard` stops input, `soft` allows more text, to be shortened afterwards. @default "hard" */
  limit?: "hard" | "soft";
}

/**
 * A multi-line text field. With `maxLength`, it shows how much is used and tells screen readers when the limit is near.
 *
 * @example <TextArea label="What happened?" name="message" value={message} onChange={setMessage} maxLength={140} />
 */
export function TextArea(props: TextAreaProps) {
  const { placeholder, rows = 4, limit = "hard", ...others } = props;
  const { maxLength, minLength = 0, ...field } = others;
  const rule = useId();
  const counted = maxLength !== undefined;
  return (
    <FieldFrame
      {...field}
      /* Browsers count UTF-16 units, so their limit is raised for characters that take two. */
      maxLength={
        counted && limit === "hard"
          ? unitLimit(field.value, maxLength)
          : undefined
      }
      describedBy={counted ? rule : undefined}
      below={
        counted && (
          <TextCount
            id={rule}
            text={field.value}
            min={minLength}
            max={maxLength}
          />
        )
      }
    >
      <div className={`${fieldStyles.box} ${styles.box}`}>
        <Lines placeholder={placeholder} rows={rows} />
      </div>
    </FieldFrame>
  );
}

/* A separate component, because it reads its label's ids from the frame around it. */
function Lines(props: { placeholder: string | undefined; rows: number }) {
  return (
    <textarea
      {...useFieldInput()}
      {...props}
      className={`${fieldStyles.input} ${styles.area}`}
    />
  );
}

interface TextCountProps {
  /** Id of the rule, which describes the field. */
  id: string;
  text: string;
  min: number;
  max: number;
}

/** The counter: shown at each letter, announced rarely. The rule is announced with the field. */
function TextCount({ id, text, min, max }: TextCountProps) {
  const intl = useIntl();
  const t = useTranslations();
  const count = textCount(text);
  const state = count > max ? "over" : count < min ? "few" : "fine";
  return (
    <span className={styles.count({ state })}>
      <span aria-hidden>
        {intl.formatNumber(count)} / {intl.formatNumber(max)}
        {state === "few" && ` · ${t("ui.textArea.few", { min })}`}
      </span>
      <VisuallyHidden id={id}>
        {min > 0
          ? t("ui.textArea.between", { min, max })
          : t("ui.textArea.atMost", { max })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{told(intl, count, max)}</VisuallyHidden>
    </span>
  );
}

function told(intl: IntlShape, length: number, max: number): string {
  const at = toldAt(length, max);
  if (at.kind === "silent") return "";
  const { count } = at;
  if (at.kind === "over") return translate(intl, "ui.textArea.over", { count });
  return count === 0
    ? translate(intl, "ui.textArea.none")
    : translate(intl, "ui.textArea.left", { count });
}

/**
 * Number of characters as the server counts them: code points without the spaces at both ends (VAL-01). An emoji of two
 * UTF-16 units counts as one; a family of four, joined by zero-width joiners, counts as seven.
 *
 * @example textCount(" hi 👋 ") // 4
 */
export function textCount(text: string): number {
  return [...text.trim()].length;
}

/**
 * The limit in the UTF-16 units of the browser's `maxlength`, for the current text.
 *
 * @example unitLimit("👋", 140) // 141
 */
export function unitLimit(text: string, max: number): number {
  return max + text.length - [...text].length;
}

/** The announced remaining count, rare enough not to interrupt typing. */
type Told =
  | { readonly kind: "left" | "over"; readonly count: number }
  | { readonly kind: "silent" };

/**
 * What a screen reader announces at this length: at 20 and 10 remaining, at the limit, and at each ten beyond it.
 *
 * @example toldAt(131, 140) // { kind: "left", count: 10 }, and the same until the end
 */
export function toldAt(count: number, max: number): Told {
  const rest = max - count;
  if (rest < 0) return { kind: "over", count: Math.ceil(-rest / 10) * 10 };
  if (rest === 0) return { kind: "left", count: 0 };
  const step = [10, 20].find((step) => rest <= step && step < max);
  return step ? { kind: "left", count: step } : { kind: "silent" };
}
