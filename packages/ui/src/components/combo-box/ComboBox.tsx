import { I18nProvider } from "react-aria-components/I18nProvider";
import { useIntl } from "react-intl";
import { ComboField } from "./ComboField.tsx";
import type { ComboBoxProps } from "./types.ts";

/**
 * A choice from a long list, found by typing part of its name. Accents and case are ignored, by the rules of the
 * reader's language.
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
