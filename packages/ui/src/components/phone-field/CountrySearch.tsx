import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button, Input, SearchField } from "react-aria-components/SearchField";
import { defineMessages, useIntl } from "react-intl";
import * as fieldStyles from "../../private/field/field.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CountryOptions } from "./CountryOptions.tsx";
import { isCountryFor, type NamedCountry } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

const messages = defineMessages<{
  search: {};
  clear: {};
  found: { count: number };
}>({
  search: {
    id: "ui.phoneField.search",
    defaultMessage: "Search country or code",
    description: "Name and placeholder of the search above a list of countries",
  },
  clear: {
    id: "ui.phoneField.clear",
    defaultMessage: "Clear search",
    description: "Empties the search above a list of countries",
  },
  found: {
    id: "ui.phoneField.found",
    defaultMessage:
      "{count, plural, one {# country} other {# countries}} found",
    description: "Spoken while somebody searches the list of countries",
  },
});

interface CountrySearchProps {
  countries: readonly NamedCountry[];
  onClose(): void;
}

/** A search above the countries; Escape empties it first and closes the list next. */
export function CountrySearch({ countries, onClose }: CountrySearchProps) {
  const { formatMessage } = useIntl();
  const [term, setTerm] = useState("");
  const label = formatMessage(messages.search);
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
          /* Before React Aria, which lets go of an Escape that the dialog around has claimed for its lists. */
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
              aria-label={formatMessage(messages.clear)}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      </SearchField>
      <CountryOptions countries={countries} />
      <VisuallyHidden role="status">
        {term !== "" && formatMessage(messages.found, { count: found.length })}
      </VisuallyHidden>
    </Autocomplete>
  );
}
