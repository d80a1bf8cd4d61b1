import { ListBox, ListBoxItem } from "react-aria-components/Select";
import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import type { NamedCountry } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

const messages = defineMessages({
  list: {
    id: "ui.phoneField.list",
    defaultMessage: "Countries",
    description: "Spoken name of the list of countries with their dial codes",
  },
  none: {
    id: "ui.phoneField.none",
    defaultMessage: "No country found",
    description: "In the list of countries where the search finds none",
  },
});

interface CountryOptionsProps {
  countries: readonly NamedCountry[];
}

/** Countries with their dial codes, one to be chosen. */
export function CountryOptions({ countries }: CountryOptionsProps) {
  const { formatMessage } = useIntl();
  return (
    <ListBox
      /* Ours, or React Aria says "Suggestions" of its own. */
      aria-label={formatMessage(messages.list)}
      className={styles.list}
      renderEmptyState={() => (
        <p className={styles.none}>{formatMessage(messages.none)}</p>
      )}
    >
      {countries.map(({ code, name, dialCode }) => (
        <ListBoxItem
          key={code}
          id={code}
          textValue={`${name} ${dialCode}`}
          className={styles.option}
        >
          {({ isSelected }) => (
            <>
              <span className={styles.name}>{name}</span>{" "}
              <bdi dir="ltr" className={styles.dial}>
                {dialCode}
              </bdi>
              <span className={styles.tick}>
                {isSelected && <Icon name="check" />}
              </span>
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
