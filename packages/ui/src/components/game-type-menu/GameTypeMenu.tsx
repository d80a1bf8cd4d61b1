import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/glyphs.ts";

export interface GameTypeMenuItem {
  /** Passed to `onSelect`. */
  key: string;
  /** Label of the chip. */
  label: string;
  /** Icon before the label. */
  icon?: IconName;
  /** Makes the chip a real link, which can be opened in a new tab. */
  href?: string;
}

export interface GameTypeMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** The game categories, in order. */
  items: readonly GameTypeMenuItem[];
  /** Key of the selected category. */
  selected: string;
  /** Called with the chosen key; for links too, on a plain click, instead of following them. */
  onSelect(key: string): void;
}

/**
 * The lobby's game categories as chips with icons, in a row that scrolls and shows that it scrolls.
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
