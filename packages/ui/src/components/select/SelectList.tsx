import { ListBox, ListBoxItem, Popover } from "react-aria-components/Select";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { floating } from "../../private/floating.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Select.css.ts";

interface SelectListProps {
  options: readonly SelectOption[];
}

/** The list of a `Select`, over the page or over the dialog that holds the field. */
export function SelectList({ options }: SelectListProps) {
  const t = useTranslations();
  const dismiss = t("ui.select.dismiss");
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
  /** What `onChange` is called with. */
  value: string;
  /** What the player reads, and types to jump to it. */
  label: string;
  /** Quiet words below the label, in the list only as wide as it needs. */
  detail?: ReactNode;
  /** Picture before the label. */
  icon?: ReactNode;
  /** Shows it but lets nobody choose it. @default false */
  disabled?: boolean;
}
