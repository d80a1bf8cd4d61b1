import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/glyphs.ts";

export interface GameTypeMenuItem {
  /** What `onSelect` is called with. */
  key: string;
  /** Words of the chip. */
  label: string;
  /** Picture before the words. */
  icon?: IconName;
  /** Makes the chip a real link, which can be opened in a new tab. */
  href?: string;
}

export interface GameTypeMenuProps {
  /** Name of the menu, for who cannot see it. */
  label: string;
  /** The categories, in the order shown. */
  items: readonly GameTypeMenuItem[];
  /** Key of the one chosen now. */
  selected: string;
  /** The player chose one; called for links too, on a plain press, instead of following them. */
  onSelect(key: string): void;
}

/**
 * The lobby's categories as chips with icons, in a row that scrolls and shows that it does.
 *
 * @example <GameTypeMenu label="Categories" items={categories} selected="RNG" onSelect={choose} />
 */
export function GameTypeMenu(props: GameTypeMenuProps) {
  return (
    <ChoiceStrip {...props} look="type">
      {(item) => (
        <>
          {item.icon && <Icon name={item.icon} size="small" />}
          {item.label}
        </>
      )}
    </ChoiceStrip>
  );
}
