import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuRadioOption {
  /** Passed to `onChange`. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /**
   * Language of the label as a BCP 47 tag, where it differs from the page's, so that it is pronounced and rendered
   * correctly.
   */
  lang?: string;
  /** Icon before the label. */
  icon?: ReactNode;
}

export interface DropdownMenuRadioGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** The options, in order. */
  options: readonly DropdownMenuRadioOption[];
  /** Value of the selected option. */
  value: string;
  /** Called with the new value. */
  onChange(value: string): void;
}

/**
 * A single choice inside a `DropdownMenu`; the selected option is ticked.
 *
 * @example <DropdownMenuRadioGroup label="Language" options={languages} value="en" onChange={setLanguage} />
 */
export function DropdownMenuRadioGroup({
  label,
  options,
  value,
  onChange,
}: DropdownMenuRadioGroupProps) {
  return (
    <Menu.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={styles.item({ tone: "neutral" })}
        >
          {option.icon !== undefined && (
            <span className={styles.icon}>{option.icon}</span>
          )}
          <span className={styles.words}>{option.label}</span>
          <span className={styles.tick}>
            <Menu.ItemIndicator>
              <Icon name="check" />
            </Menu.ItemIndicator>
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
