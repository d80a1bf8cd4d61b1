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
  /** The server's rule for the field, shown as help text and checked on blur and on submit. */
  rule: PatternRule;
  /** Type of input, which decides a phone's keyboard. @default "text" */
  kind?: "text" | "email" | "tel" | "password";
  /** What the field is for, if its errors have a documented message, for example "Account format is incorrect". */
  meaning?: FieldMeaning;
  /** Runs a server's own regular expression off the page, with a time limit. Anything but "refused" accepts the text. */
  checkUnknown?: CheckUnknown;
  /** Called at each check with the reason for rejection or undefined, before the form's own `onSubmit`. */
  onVerdict?(refusal: FieldRefusal | undefined): void;
  /** Icon or text before the input. */
  start?: ReactNode;
}

/**
 * A field with a server's validation rule. It states what is allowed, checks the text on blur and on submit, and says
 * what is wrong. An empty field shows no error before submit.
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

/** What the rule allows, without what the error already says. */
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

/** The field's own help text, followed by the rule's. */
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
