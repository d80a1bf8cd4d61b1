import { I18nProvider } from "react-aria-components/I18nProvider";
import { useIntl } from "react-intl";
import { ComboField } from "./ComboField.tsx";
import type { ComboBoxProps } from "./types.ts";

/**
 * One of many, found by typing a part of its name; accents and case do not matter, by the rules of the language.
 *
 * @example <ComboBox label="Bank" name="bank" options={banks} value={bank} onChange={setBank} />
 */
export function ComboBox(props: ComboBoxProps) {
  const { locale } = useIntl();
  return (
    <I18nProvider locale={locale}>
      <ComboField {...props} />
    </I18nProvider>
  );
}
