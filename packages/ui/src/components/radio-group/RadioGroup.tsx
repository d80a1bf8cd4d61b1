import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  FieldError,
  Label,
  RadioGroup as AriaRadioGroup,
  Text,
  RadioButton,
  RadioField,
} from "react-aria-components/RadioGroup";
import { useIntl } from "react-intl";
import { hasWords } from "../../private/field/FieldAround.tsx";
import * as fieldStyles from "../../private/field/field.css.ts";
import { FieldErrorWords } from "../../private/field/FieldErrorWords.tsx";
import { RequiredMark } from "../../private/field/RequiredMark.tsx";
import * as styles from "./RadioGroup.css.ts";

export interface RadioGroupProps {
  /** Label above the options, also the group's accessible name. */
  label: ReactNode;
  /** The options, in order. For more than about seven, use a Select. */
  options: readonly RadioOption[];
  /** Value of the chosen option, or undefined. */
  value: string | undefined;
  /** Called with the new value; arrow keys choose as they move. */
  onChange(value: string): void;
  /** Called when focus leaves the group. */
  onBlur?(): void;
  /** Look of the options: a dot with a label, or a card with picture and description that can be pressed anywhere. @default "list" */
  variant?: "list" | "cards";
  /** Layout of the options, one below the other or side by side. Cards wrap if there is no room. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** Error message. */
  error?: ReactNode;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** Marks the group as required, with a star and for screen readers. @default false */
  required?: boolean;
  /** Shows the value but prevents changes. @default false */
  disabled?: boolean;
  /** Name in the form; the error summary finds the group by it. */
  name: string;
}

/**
 * A choice of one from a few options, all visible.
 *
 * @example <RadioGroup label="Payment method" name="method" variant="cards" options={methods} value={method} onChange={setMethod} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, onBlur, error, hint, name } = props;
  const { variant = "list", orientation = "vertical" } = props;
  const { required = false, disabled = false } = props;
  const { locale } = useIntl();
  return (
    /* Arrow keys follow the reading direction. */
    <I18nProvider locale={locale}>
      <AriaRadioGroup
        className={fieldStyles.field}
        name={name}
        validationBehavior="aria"
        orientation={orientation}
        value={value ?? null}
        onChange={onChange}
        onBlur={onBlur}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={hasWords(error)}
      >
        <Label className={fieldStyles.label}>
          {label}
          {required && <RequiredMark />}
        </Label>
        <div className={styles.choices({ variant, orientation })}>
          {options.map((option) => (
            <RadioChoice key={option.value} option={option} variant={variant} />
          ))}
        </div>
        {hasWords(hint) && (
          <Text slot="description" className={fieldStyles.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={fieldStyles.error}>
          <FieldErrorWords>{error}</FieldErrorWords>
        </FieldError>
      </AriaRadioGroup>
    </I18nProvider>
  );
}

export interface RadioOption {
  /** Passed to `onChange`. */
  value: string;
  /** Label of the option and its accessible name. */
  label: ReactNode;
  /** Description below the label, announced after it. */
  description?: ReactNode;
  /** Picture or icon before the label, for example of a bank or payment method. */
  picture?: ReactNode;
  /** Short text or a badge at the end: a fee, "Fastest". */
  end?: ReactNode;
  /** Shows the option but prevents choosing it. @default false */
  disabled?: boolean;
  /** Why the option is unavailable, shown instead of the description. Setting it disables the option. */
  disabledReason?: string;
}

interface RadioChoiceProps {
  option: RadioOption;
  variant: "list" | "cards";
}

/** An option. Its label is its accessible name, the rest is announced after it, and it can be pressed anywhere. */
function RadioChoice({ option, variant }: RadioChoiceProps) {
  const { value, label, description, picture, end, disabledReason } = option;
  const disabled = option.disabled === true || disabledReason !== undefined;
  const more = disabledReason ?? description;
  return (
    <RadioField
      value={value}
      isDisabled={disabled}
      className={styles.choice({ variant })}
    >
      {hasWords(picture) && <span className={styles.picture}>{picture}</span>}
      <span className={styles.main}>
        <span className={styles.words}>
          <RadioButton className={styles.press}>
            <span className={styles.dot} />
            <span className={styles.label}>{label}</span>
          </RadioButton>
          {hasWords(more) && (
            <Text slot="description" className={styles.description}>
              {more}
            </Text>
          )}
        </span>
        {hasWords(end) && <span className={styles.end}>{end}</span>}
      </span>
    </RadioField>
  );
}
