import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuRadioOption {
  /** What `onChange` is called with. */
  value: string;
  /** What the player reads. */
  label: ReactNode;
  /** Language of the label where it is not the page's, a BCP 47 tag, so that it is spoken and shaped right. */
  lang?: string;
  /** Picture before the words. */
  icon?: ReactNode;
}

export interface DropdownMenuRadioGroupProps {
  /** What the choice is about, for screen readers. */
  label: string;
  /** The choices, in order. */
  options: readonly DropdownMenuRadioOption[];
  /** The choice made now. */
  value: string;
  /** Called with the new choice. */
  onChange(value: string): void;
}

/**
 * A choice of one among several inside a `DropdownMenu`; the present choice is ticked.
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
