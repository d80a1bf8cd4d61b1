import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";

export interface ClassifyMenuItem {
  /** What `onSelect` is called with. */
  key: string;
  /** Words of the chip. */
  label: string;
  /** Makes the chip a real link. */
  href?: string;
}

export interface ClassifyMenuProps {
  /** Name of the menu, for who cannot see it. */
  label: string;
  /** All first, then the classifications. */
  items: readonly ClassifyMenuItem[];
  /** Key of the one chosen now. */
  selected: string;
  /** The player chose one; called for links too, on a plain press, instead of following them. */
  onSelect(key: string): void;
}

/**
 * Classifications of a category as quiet chips, in a row that scrolls and shows that it does.
 *
 * @example <ClassifyMenu label="Kinds" items={kinds} selected="ALL" onSelect={choose} />
 */
export function ClassifyMenu(props: ClassifyMenuProps) {
  return (
    <ChoiceStrip {...props} look="classify">
      {(item) => item.label}
    </ChoiceStrip>
  );
}
