import { useMemo, useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { PhoneField } from "@foyer/ui/phone-field";

/** A country whose numbers are accepted. */
export interface MobileCountry {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Without "+". */
  readonly countryDialingCode: string;
  readonly digits: number | undefined;
}

interface MobileFieldProps {
  readonly countries: readonly MobileCountry[];
  /** The dial code that the form holds. */
  readonly dialingCode: string;
  readonly onDialingCodeChange: (dialingCode: string) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Digits that the field's own rule requires; takes precedence over the country's (OPN-43). */
  readonly digits?: number | undefined;
  readonly error?: ReactNode;
  readonly required: boolean;
  readonly autoFocus?: boolean;
}

/**
 * A mobile number field. Forms send a dial code, which several countries may share; the country that was chosen is
 * remembered here.
 *
 * @example <MobileField countries={countries} dialingCode="60" onDialingCodeChange={setCode} value={number} onChange={setNumber} required />
 */
export function MobileField(props: MobileFieldProps) {
  const { countries, dialingCode, onDialingCodeChange, digits, ...field } =
    props;
  const t = useTranslations();
  const [chosen, setChosen] = useState<string>();
  // Keeps the list's identity while typing: a new list has its names looked up and sorted again.
  const offered = useMemo(
    () =>
      countries.map((one) => ({
        code: one.countryCode,
        dialCode: one.countryDialingCode,
        ...bounds(one.digits),
      })),
    [countries],
  );
  const ofCode = countries.filter(
    ({ countryDialingCode }) => countryDialingCode === dialingCode,
  );
  const country =
    ofCode.find(({ countryCode }) => countryCode === chosen) ?? ofCode[0];
  return (
    <PhoneField
      {...field}
      label={t("field.mobile")}
      name="mobileNum"
      countries={offered}
      country={country?.countryCode ?? ""}
      onCountryChange={(code) => {
        const next = countries.find(({ countryCode }) => countryCode === code);
        if (!next) return;
        setChosen(code);
        onDialingCodeChange(next.countryDialingCode);
      }}
      {...(digits !== undefined && { rule: bounds(digits) })}
    />
  );
}

const bounds = (digits: number | undefined) =>
  digits === undefined ? {} : { minDigits: digits, maxDigits: digits };
