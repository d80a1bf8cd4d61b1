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
  /** Where numbers may be from; with one there is nothing to choose. */
  countries: readonly PhoneCountry[];
  /** Code of the country chosen now. */
  country: string;
  /** Called with a country's code when it is chosen, or named by the dial code of what is typed or pasted. */
  onCountryChange(code: string): void;
  /** The number without its country, digits only, as the last `onChange` told it. */
  value: string;
  /** Called at each change with digits from 0 to 9; what belongs in no number stays in it, for `checkPhone` to refuse. */
  onChange(value: string): void;
  /** The platform's rule for this field; goes before the country's own. @default that of the country, else 6 to 15 digits */
  rule?: PhoneRule;
  /** What browsers may fill in. @default "tel-national" */
  autoComplete?: string;
}

/**
 * A phone number: its country, to be found by name, dial code or letters, and the national number.
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
  /* What stands in the field while somebody is in it; a value that says something else has come from outside and wins. */
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
    /* A number that came whole shows without its dial code at once; one that is being typed keeps what was typed. */
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
  /** The input is described by the dial code. */
  dialId: string;
  disabled: boolean | undefined;
  onLeave(): void;
}

/** The outline with dial code and number. A number runs left to right in every language, its dial code first. */
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
      {/* No maxLength: a paste cut short by it would be another number. */}
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
