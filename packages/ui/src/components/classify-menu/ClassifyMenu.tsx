import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";

export interface ClassifyMenuItem {
  /** Passed to `onSelect`. */
  key: string;
  /** Label of the chip. */
  label: string;
  /** Makes the chip a real link. */
  href?: string;
}

export interface ClassifyMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** The classifications, with "All" first. */
  items: readonly ClassifyMenuItem[];
  /** Key of the selected item. */
  selected: string;
  /** Called with the chosen key; for links too, on a plain click, instead of following them. */
  onSelect(key: string): void;
}

/**
 * Classifications of a game category as quiet chips, in a row that scrolls and shows that it scrolls.
 *
 * @example <ClassifyMenu label="Classifications" items={kinds} selected="ALL" onSelect={choose} />
 */
export function ClassifyMenu(props: ClassifyMenuProps) {
  return (
    <ChoiceStrip {...props} look="classify">
      {(item) => item.label}
    </ChoiceStrip>
  );
}
