import { useMemo } from "react";
import { useIntl } from "react-intl";
import * as fieldStyles from "../../private/field/field.css.ts";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { CountryPicker } from "./CountryPicker.tsx";
import { namedCountries } from "./countryNames.ts";
import type { PhoneCountry } from "./readPhone.ts";
import * as styles from "./PhoneField.css.ts";

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
export function PhoneBox(props: PhoneBoxProps) {
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
