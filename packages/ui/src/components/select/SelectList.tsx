import { ListBox, ListBoxItem, Popover } from "react-aria-components/Select";
import { defineMessages, useIntl } from "react-intl";
import { floating } from "../../private/floating.css.ts";
import { Icon } from "../icon/Icon.tsx";
import type { SelectOption } from "./types.ts";
import * as styles from "./Select.css.ts";

const messages = defineMessages({
  empty: {
    id: "ui.select.empty",
    defaultMessage: "There is nothing to choose yet.",
    description: "In a list of choices that has none",
  },
  dismiss: {
    id: "ui.select.dismiss",
    defaultMessage: "Close the list",
    description:
      "Name of a button that only screen readers find, at the end of a list of choices",
  },
});

interface SelectListProps {
  options: readonly SelectOption[];
}

/** The list of a `Select`, over the page or over the dialog that holds the field. */
export function SelectList({ options }: SelectListProps) {
  const intl = useIntl();
  const dismiss = intl.formatMessage(messages.dismiss);
  /* React Aria puts buttons around the list for screen readers on touch screens and names them from its own packs,
     which lack several of our languages; its Popover takes no words for them. */
  const nameDismissButtons = (list: HTMLElement | null) => {
    for (const button of list?.parentElement?.querySelectorAll("button") ?? [])
      button.ariaLabel = dismiss;
  };
  return (
    <Popover
      className={`${floating} ${styles.popover}`}
      offset={8}
      containerPadding={8}
    >
      <ListBox
        ref={nameDismissButtons}
        className={styles.list}
        renderEmptyState={() => (
          <span className={styles.empty}>
            {intl.formatMessage(messages.empty)}
          </span>
        )}
      >
        {options.map(({ value, label, detail, icon, disabled = false }) => (
          <ListBoxItem
            key={value}
            id={value}
            textValue={label}
            isDisabled={disabled}
            className={styles.option}
          >
            {({ isSelected }) => (
              <>
                {icon !== undefined && (
                  <span className={styles.icon}>{icon}</span>
                )}
                <span className={styles.words}>
                  {label}
                  {detail !== undefined && (
                    <span className={styles.detail}>{detail}</span>
                  )}
                </span>
                <span className={styles.tick}>
                  {isSelected && <Icon name="check" />}
                </span>
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
