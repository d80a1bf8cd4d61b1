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
  /** An example of what to type; never the only place for a rule, since it goes away. */
  placeholder?: string;
  /** Height before it is dragged, in lines. @default 4 */
  rows?: number;
  /** Most characters, counted and shown as the server counts them: code points, without the spaces at both ends. */
  maxLength?: number;
  /** Fewest characters, counted alike; the counter says how many while there are fewer. Needs `maxLength`. @default 0 */
  minLength?: number;
  /** What happens at `maxLength`: `hard` takes no more, `soft` lets one write on and shorten afterwards. @default "hard" */
  limit?: "hard" | "soft";
}

/**
 * Text of several lines; with `maxLength` it shows how much has been used, and tells screen readers near the end.
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
      /* The browser counts UTF-16 units; its limit grows with what takes two of them. */
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

/* Apart, because what ties it to its label is read from the frame around it. */
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
  /** For the field, which is described by the rule. */
  id: string;
  text: string;
  min: number;
  max: number;
}

/** How much of a text's room is used: shown at each letter, told seldom, and the rule with the field. */
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
 * Characters as the server counts them: code points without the spaces at both ends (VAL-01), so that an emoji of
 * two UTF-16 units is one, and a family of four joined by signs is seven.
 *
 * @example textCount(" hi 👋 ") // 4
 */
export function textCount(text: string): number {
  return [...text.trim()].length;
}

/**
 * The limit in the units that a browser's `maxlength` counts in, for what has been typed so far.
 *
 * @example unitLimit("👋", 140) // 141
 */
export function unitLimit(text: string, max: number): number {
  return max + text.length - [...text].length;
}

/** What is told of how much is left: seldom, so that it does not talk over who types. */
type Told =
  | { readonly kind: "left" | "over"; readonly count: number }
  | { readonly kind: "silent" };

/**
 * What a screen reader is told at this length: when 20 and 10 are left, at the end, and at each ten beyond it.
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
