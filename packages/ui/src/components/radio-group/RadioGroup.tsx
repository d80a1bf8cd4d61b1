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
  /** What is to be chosen; above the choices, and the group's name. */
  label: ReactNode;
  /** The choices, in order; for more than seven or so take a Select. */
  options: readonly RadioOption[];
  /** The choice made now; undefined while there is none. */
  value: string | undefined;
  /** Called with the new choice; the arrow keys choose as they go. */
  onChange(value: string): void;
  /** Called when focus leaves the group. */
  onBlur?(): void;
  /** How a choice looks: a dot with words, or a card with picture and description, all of it to be pressed. @default "list" */
  variant?: "list" | "cards";
  /** Whether choices stand below or beside one another; cards that find no room beside go below. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** What is wrong, in words. */
  error?: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** Marks the group with a star and says so to screen readers. @default false */
  required?: boolean;
  /** Shows the choice but lets nobody change it. @default false */
  disabled?: boolean;
  /** Name in the form; an error summary finds the group by it. */
  name: string;
}

/**
 * One of a few, all of them in sight.
 *
 * @example <RadioGroup label="Pay by" name="method" variant="cards" options={methods} value={method} onChange={setMethod} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, onBlur, error, hint, name } = props;
  const { variant = "list", orientation = "vertical" } = props;
  const { required = false, disabled = false } = props;
  const { locale } = useIntl();
  return (
    /* Arrow keys go the way the language does. */
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
  /** What `onChange` is called with. */
  value: string;
  /** What the player reads first; the choice's name. */
  label: ReactNode;
  /** More about it, below the label and read after it. */
  description?: ReactNode;
  /** Picture or icon before the words: of a bank, of a way to pay. */
  picture?: ReactNode;
  /** Short words or a badge at the end: a fee, "Fastest". */
  end?: ReactNode;
  /** Shows it but lets nobody choose it. @default false */
  disabled?: boolean;
  /** Why it cannot be chosen, in words, in place of the description; it disables the choice by itself. */
  disabledReason?: string;
}

interface RadioChoiceProps {
  option: RadioOption;
  variant: "list" | "cards";
}

/** One choice: its label is its name, the rest is read after it, and all of it can be pressed. */
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
