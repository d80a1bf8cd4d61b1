import { useRef, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Button,
  FieldError,
  Label,
  Select as AriaSelect,
  SelectValue,
  Text,
} from "react-aria-components/Select";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { FieldErrorWords } from "../../private/field/FieldErrorWords.tsx";
import { RequiredMark } from "../../private/field/RequiredMark.tsx";
import { focusRing } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { SelectList, type SelectOption } from "./SelectList.tsx";
import * as styles from "./Select.css.ts";

export interface SelectProps {
  /** Label above the field, also its accessible name. */
  label: ReactNode;
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Value of the chosen option, or undefined. */
  value: string | undefined;
  /** Called with the new value. */
  onChange(value: string): void;
  /** Called when focus leaves the field. */
  onBlur?(): void;
  /** Text while nothing is chosen. @default "Choose", in the player's language */
  placeholder?: string;
  /** Error message. */
  error?: ReactNode;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** Marks the field as required, with a star and for screen readers. @default false */
  required?: boolean;
  /** Shows the value but prevents changes. @default false */
  disabled?: boolean;
  /** Name in the form; the error summary finds the field by it. */
  name: string;
}

/**
 * A choice of one from a list that opens. Typing jumps to an option. For a handful of options on a wide screen,
 * consider Tabs.
 *
 * @example <Select label="Bank" name="bank" options={banks} value={bank} onChange={setBank} />
 */
export function Select(props: SelectProps) {
  const {
    label,
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    error,
    hint,
    required = false,
    disabled = false,
    name,
  } = props;
  const intl = useIntl();
  const t = useTranslations();
  const field = useRef<HTMLButtonElement>(null);
  /* In a dialog, Radix moves focus to the panel when the list closes, and React Aria then does not return it. */
  const takeFocusBack = () =>
    requestAnimationFrame(() => field.current?.focus());
  const detailed = options.some(({ detail }) => detail !== undefined);
  const wrong = error !== undefined && error !== null && error !== "";
  return (
    <I18nProvider locale={intl.locale}>
      <AriaSelect
        className={fieldStyles.field}
        name={name}
        validationBehavior="aria"
        value={value ?? null}
        onChange={(key) => key !== null && onChange(String(key))}
        onBlur={onBlur}
        onOpenChange={(open) => !open && takeFocusBack()}
        placeholder={placeholder ?? t("ui.select.choose")}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={wrong}
        /* Without it, a field with no options is a button that does nothing. */
        allowsEmptyCollection
      >
        <Label className={fieldStyles.label}>
          {label}
          {required && <RequiredMark />}
        </Label>
        <Button
          ref={field}
          className={`${fieldStyles.box} ${styles.button} ${focusRing}`}
          data-field={name}
        >
          <SelectValue
            className={`${styles.value} ${detailed ? styles.detailedValue : ""}`}
          />
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </Button>
        {hint !== undefined && (
          <Text slot="description" className={fieldStyles.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={fieldStyles.error}>
          <FieldErrorWords>{error}</FieldErrorWords>
        </FieldError>
        <SelectList options={options} />
      </AriaSelect>
    </I18nProvider>
  );
}
