import { useId, useState, useMemo } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { phoneDigits, type PhoneRule } from "./checkPhone.ts";
import { readPhone, type PhoneCountry } from "./readPhone.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { CountryPicker } from "./CountryPicker.tsx";
import { namedCountries } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

export interface PhoneFieldProps extends Omit<FieldProps, "maxLength"> {
  /** The countries to choose from. With one, there is no picker. */
  countries: readonly PhoneCountry[];
  /** Code of the chosen country. */
  country: string;
  /** Called with a country's code when it is chosen, or when a typed or pasted number contains its dial code. */
  onCountryChange(code: string): void;
  /** The number without the dial code, digits only, as passed to the last `onChange`. */
  value: string;
  /** Called at each change with the digits 0 to 9. Invalid characters are kept, for `checkPhone` to reject. */
  onChange(value: string): void;
  /** The platform's rule for this field; overrides the country's own. @default that of the country, else 6 to 15 digits */
  rule?: PhoneRule;
  /** The browser's autofill hint. @default "tel-national" */
  autoComplete?: string;
}

/**
 * A field for mobile numbers: a country, searchable by name, dial code or letters, and the national number.
 *
 * @example <PhoneField label="Mobile number" name="mobile" countries={countries} country={country} onCountryChange={setCountry} value={mobile} onChange={setMobile} />
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    countries,
    country,
    onCountryChange,
    value,
    onChange,
    rule,
    hint,
    autoComplete = "tel-national",
    ...field
  } = props;
  const t = useTranslations();
  const dialId = useId();
  /* The text while the field has focus. If the value differs, it was set from outside and takes precedence. */
  const [draft, setDraft] = useState<string>();
  const read = (text: string) => readPhone(text, countries, country);
  const text =
    draft !== undefined && read(draft).value === value ? draft : value;
  const { min, max } = phoneDigits(
    rule,
    countries.find(({ code }) => code === country),
  );
  const take = (typed: string) => {
    const number = read(typed);
    /* A pasted number is immediately shown without its dial code; during typing, the text stays as typed. */
    const whole =
      number.country !== undefined && typed.length > text.length + 1;
    setDraft(whole ? undefined : typed);
    if (number.country !== undefined && number.country !== country)
      onCountryChange(number.country);
    onChange(number.value);
  };
  return (
    <FieldFrame
      {...field}
      inputMode="tel"
      autoComplete={autoComplete}
      value={text}
      onChange={take}
      describedBy={dialId}
      hint={
        <>
          {min === max
            ? t("ui.phoneField.exact", { count: min })
            : t("ui.phoneField.between", { min, max })}
          {hint !== undefined && " "}
          {hint}
        </>
      }
    >
      <PhoneBox
        countries={countries}
        country={country}
        onCountryChange={onCountryChange}
        dialId={dialId}
        disabled={field.disabled}
        onLeave={() => setDraft(undefined)}
      />
    </FieldFrame>
  );
}

interface PhoneBoxProps {
  countries: readonly PhoneCountry[];
  country: string;
  onCountryChange(code: string): void;
  /** Id of the dial code, which describes the input. */
  dialId: string;
  disabled: boolean | undefined;
  onLeave(): void;
}

/** The box with dial code and number. Numbers run left to right in every language, dial code first. */
function PhoneBox(props: PhoneBoxProps) {
  const { countries, country, onCountryChange, dialId, onLeave } = props;
  const { disabled = false } = props;
  const { locale } = useIntl();
  const input = useFieldInput();
  const named = useMemo(
    () => namedCountries(countries, locale),
    [countries, locale],
  );
  const chosen = named.find(({ code }) => code === country);
  return (
    <div className={fieldStyles.box} dir="ltr">
      {named.length > 1 ? (
        <CountryPicker
          countries={named}
          chosen={chosen}
          onChange={onCountryChange}
          dialId={dialId}
          disabled={disabled}
        />
      ) : (
        <span id={dialId} className={`${fieldStyles.start} ${styles.only}`}>
          {named[0]?.dialCode}
        </span>
      )}
      {/* No maxLength: a pasted number cut short would be a different number. */}
      <input
        {...input}
        type="tel"
        className={`${fieldStyles.input} ${styles.number}`}
        onBlur={() => {
          input.onBlur?.();
          onLeave();
        }}
      />
    </div>
  );
}
