import { ListBox, ListBoxItem, Popover } from "react-aria-components/Select";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { floating } from "../../private/floating.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Select.css.ts";

interface SelectListProps {
  options: readonly SelectOption[];
}

/** The list of a `Select`, over the page or the dialog that contains the field. */
export function SelectList({ options }: SelectListProps) {
  const t = useTranslations();
  const dismiss = t("ui.select.dismiss");
  /*
   * React Aria adds dismiss buttons around the list for screen readers on touch screens and labels them from its own
   * packs, which lack several of our languages; its Popover accepts no labels for them.
   */
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
          <span className={styles.empty}>{t("ui.select.empty")}</span>
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

export interface SelectOption {
  /** Passed to `onChange`. */
  value: string;
  /** Label of the option; typing it jumps to the option. */
  label: string;
  /** Quiet text below the label. */
  detail?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Shows the option but prevents choosing it. @default false */
  disabled?: boolean;
}
