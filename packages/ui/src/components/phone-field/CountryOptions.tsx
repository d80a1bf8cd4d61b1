import { ListBox, ListBoxItem } from "react-aria-components/Select";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import type { NamedCountry } from "./countryNames.ts";
import * as styles from "./PhoneField.css.ts";

interface CountryOptionsProps {
  countries: readonly NamedCountry[];
}

/** A list of countries with dial codes. */
export function CountryOptions({ countries }: CountryOptionsProps) {
  const t = useTranslations();
  return (
    <ListBox
      /* Our own label; React Aria would announce "Suggestions". */
      aria-label={t("ui.phoneField.list")}
      className={styles.list}
      renderEmptyState={() => (
        <p className={styles.none}>{t("ui.phoneField.none")}</p>
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
