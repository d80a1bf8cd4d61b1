import { type ReactNode, useRef } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { FieldProps } from "../../private/field/FieldFrame.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import * as styles from "./PatternField.css.ts";
import {
  type FieldRefusal,
  patternOf,
  type PatternRule,
} from "./patternRule.ts";
import {
  type FieldMeaning,
  refusalText,
  ruleParts,
  ruleText,
} from "./patternText.ts";
import { passwordRules } from "./passwordRules.ts";
import { type CheckUnknown, usePatternCheck } from "./usePatternCheck.ts";

export interface PatternFieldProps extends Omit<FieldProps, "maxLength"> {
  /** What the server says about the field; said as help before a mistake, and asked when focus leaves or the form is sent. */
  rule: PatternRule;
  /** What kind of input it is; phones choose their keyboard by it. @default "text" */
  kind?: "text" | "email" | "tel" | "password";
  /** What the field is about, where a mistake has a sentence of its own, "Account format is incorrect" for one. */
  meaning?: FieldMeaning;
  /** Runs an expression of the server's own away from the page, within its own time; anything but "refused" lets the text through. */
  checkUnknown?: CheckUnknown;
  /** Called at each check with what is wrong, or undefined; before the form's own `onSubmit`. */
  onVerdict?(refusal: FieldRefusal | undefined): void;
  /** Picture or words before the text. */
  start?: ReactNode;
}

/**
 * A field that keeps a server's rule: it says what is allowed, checks when focus leaves it and when its form is
 * sent, and says what is wrong. Who passes an empty field by is not told off before sending.
 *
 * @example <PatternField label="Username" name="username" meaning="account" rule={{ acceptedPattern: "letterFirst", minLength: 6, maxLength: 12 }} value={name} onChange={setName} />
 */
export function PatternField(props: PatternFieldProps) {
  const {
    rule,
    kind = "text",
    meaning,
    checkUnknown,
    onVerdict,
    required = rule.required ?? false,
    error,
    hint,
    ...field
  } = props;
  const intl = useIntl();
  const inside = useRef<HTMLDivElement>(null);
  const whole = { ...rule, required };
  const { refusal, change, blur } = usePatternCheck({
    rule: whole,
    value: field.value,
    onChange: field.onChange,
    checkUnknown,
    onVerdict,
    inside,
  });
  const told = isGiven(error);
  const common = {
    ...field,
    required,
    onChange: change,
    onBlur() {
      blur();
      field.onBlur?.();
    },
    error: told ? error : refusal && refusalText(intl, refusal, meaning),
  };
  return (
    <div ref={inside} className={styles.whole}>
      {kind === "password" ? (
        <PasswordField
          {...common}
          hint={hint}
          rules={passwordRules(intl, whole, field.value, meaning)}
        />
      ) : (
        <TextField
          {...common}
          type={kind}
          inputMode={patternOf(rule)?.id === "digits" ? "numeric" : undefined}
          hint={help(
            hint,
            leftToSay(intl, rule, meaning, told ? undefined : refusal),
          )}
        />
      )}
    </div>
  );
}

/** What the rule lets through; what the error says already is not said again. */
function leftToSay(
  intl: IntlShape,
  rule: PatternRule,
  meaning: FieldMeaning | undefined,
  refusal: FieldRefusal | undefined,
): string | undefined {
  if (refusal?.reason.startsWith("pattern."))
    return ruleParts(intl, rule, meaning).length;
  if (refusal?.reason.startsWith("length."))
    return ruleParts(intl, rule, meaning).characters;
  return ruleText(intl, rule, meaning);
}

/** Help of the field's own, and below it the rule's. */
function help(own: ReactNode, rule: string | undefined): ReactNode {
  if (!isGiven(own)) return rule;
  if (rule === undefined) return own;
  return (
    <span className={styles.help}>
      <span>{own}</span> <span>{rule}</span>
    </span>
  );
}

const isGiven = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== "";
