import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button, Input, SearchField } from "react-aria-components/SearchField";
import { useTranslations } from "../../words/translate.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CountryOptions } from "./CountryOptions.tsx";
import { isCountryFor, type NamedCountry } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

interface CountrySearchProps {
  countries: readonly NamedCountry[];
  onClose(): void;
}

/** A search above the countries. Escape clears it first, then closes the list. */
export function CountrySearch({ countries, onClose }: CountrySearchProps) {
  const t = useTranslations();
  const [term, setTerm] = useState("");
  const label = t("ui.phoneField.search");
  const found = countries.filter((country) => isCountryFor(term, country));
  return (
    <Autocomplete
      inputValue={term}
      onInputChange={setTerm}
      filter={(_text, _term, { key }) => found.some(({ code }) => code === key)}
    >
      <SearchField
        autoFocus
        data-search
        aria-label={label}
        className={styles.search}
      >
        <div
          className={fieldStyles.box}
          /* Runs before React Aria, which ignores an Escape that the surrounding dialog has claimed for its lists. */
          onKeyDownCapture={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            if (term === "") onClose();
            else setTerm("");
          }}
        >
          <span className={fieldStyles.start}>
            <Icon name="search" />
          </span>
          <Input
            className={`${fieldStyles.input} ${styles.term}`}
            placeholder={label}
          />
          {term !== "" && (
            <Button
              className={styles.clear}
              aria-label={t("ui.phoneField.clear")}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      </SearchField>
      <CountryOptions countries={countries} />
      <VisuallyHidden role="status">
        {term !== "" && t("ui.phoneField.found", { count: found.length })}
      </VisuallyHidden>
    </Autocomplete>
  );
}
