import { Popover } from "react-aria-components/Select";
import { useTranslations } from "../../words/translate.ts";
import { floating } from "../../private/floating.css.ts";
import { CountryOptions } from "./CountryOptions.tsx";
import { CountrySearch } from "./CountrySearch.tsx";
import type { NamedCountry } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

/** A list of so many is seen at a glance and needs no search; typing jumps in it all the same. */
const fewEnough = 5;

interface CountryListProps {
  countries: readonly NamedCountry[];
  onClose(): void;
}

/** The list of countries over the page or over the dialog that holds the field. */
export function CountryList({ countries, onClose }: CountryListProps) {
  const dismiss = useTranslations()("ui.phoneField.dismiss");
  /* React Aria names the buttons that it puts around the list from its own packs, which lack several of our languages. */
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
