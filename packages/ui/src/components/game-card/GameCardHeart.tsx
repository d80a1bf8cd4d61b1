import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./GameCardHeart.css.ts";

const messages = defineMessages<{ favourite: { name: string } }>({
  favourite: {
    id: "ui.gameCard.favourite",
    defaultMessage: "Favourite: {name}",
    description:
      "Name of the heart on a game; it is pressed when the game is a favourite, so the words do not change",
  },
});

export interface GameCardHeartProps {
  /** Name of the game it belongs to. */
  name: string;
  /** Fills the heart. */
  selected: boolean;
  /** The player pressed it. */
  onPress(): void;
}

/**
 * The heart on a game's cover.
 *
 * @example <GameCardHeart name="Jade Garden" selected={false} onPress={toggle} />
 */
export function GameCardHeart({ name, selected, onPress }: GameCardHeartProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={useIntl().formatMessage(messages.favourite, { name })}
      aria-pressed={selected}
      onClick={() => onPress()}
    >
      <span className={styles.disc({ selected })}>
        <Icon name={selected ? "heart-filled" : "heart"} size="small" />
      </span>
    </button>
  );
}
