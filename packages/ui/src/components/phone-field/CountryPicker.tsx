import { useRef, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Button,
  Select,
  SelectValue,
  Popover,
} from "react-aria-components/Select";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { NamedCountry } from "./countryNames.ts";
import { floating } from "../../private/floating.css.ts";
import { CountryOptions } from "./CountryOptions.tsx";
import { CountrySearch } from "./CountrySearch.tsx";
import * as styles from "./PhoneField.css.ts";

interface CountryPickerProps {
  countries: readonly NamedCountry[];
  chosen: NamedCountry | undefined;
  onChange(code: string): void;
  dialId: string;
  disabled: boolean;
}

/** The dial code as a button that opens the list of countries. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, chosen, onChange, dialId, disabled } = props;
  const intl = useIntl();
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /* In a dialog, Radix moves focus to the panel when the list closes, and React Aria then does not return it. */
  const takeFocusBack = () =>
    requestAnimationFrame(() => button.current?.focus());
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) takeFocusBack();
  };
  return (
    <I18nProvider locale={intl.locale}>
      <Select
        className={styles.picker}
        aria-label={t("ui.phoneField.country")}
        validationBehavior="aria"
        /* Only the number can be invalid or missing, not the country. */
        isInvalid={false}
        isDisabled={disabled}
        value={chosen?.code ?? null}
        onChange={(code) => code !== null && onChange(String(code))}
        isOpen={open}
        onOpenChange={show}
      >
        <Button ref={button} className={`${styles.opener} ${focusRingInset}`}>
          <SelectValue>
            {chosen ? (
              <>
                <VisuallyHidden>{chosen.name}</VisuallyHidden>{" "}
                <span id={dialId}>{chosen.dialCode}</span>
              </>
            ) : (
              <span id={dialId}>{t("ui.phoneField.choose")}</span>
            )}
          </SelectValue>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </Button>
        <CountryList countries={countries} onClose={() => show(false)} />
      </Select>
    </I18nProvider>
  );
}

/** A list this short needs no search; typing still jumps to an entry. */
const fewEnough = 5;

interface CountryListProps {
  countries: readonly NamedCountry[];
  onClose(): void;
}

/** The list of countries, over the page or the dialog that contains the field. */
function CountryList({ countries, onClose }: CountryListProps) {
  const dismiss = useTranslations()("ui.phoneField.dismiss");
  /* React Aria labels the dismiss buttons around the list from its own packs, which lack several of our languages. */
  const nameDismissButtons = (popover: HTMLElement | null) => {
    for (const button of popover?.querySelectorAll("button") ?? [])
      if (!button.closest("[data-search]")) button.ariaLabel = dismiss;
  };
  return (
    <Popover
      ref={nameDismissButtons}
      className={`${floating} ${styles.popover}`}
      offset={8}
      crossOffset={-1}
      containerPadding={8}
    >
      {countries.length <= fewEnough ? (
        <CountryOptions countries={countries} />
      ) : (
        <CountrySearch countries={countries} onClose={onClose} />
      )}
    </Popover>
  );
}
