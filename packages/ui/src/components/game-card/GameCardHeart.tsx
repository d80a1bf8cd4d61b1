import type { ReactElement } from "react";
import { defineMessages, type IntlShape } from "react-intl";
import { namedMessage } from "../../private/namedMessage.ts";
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

/* Drawn once and shared by every card. */
const drawing = Icon({ name: "heart", size: "small" });

/**
 * The heart on a game's cover. A function and no component, because a grid holds hundreds: what a component costs in
 * memory would be there a second time for each card.
 *
 * @example {gameCardHeart(intl, { name: "Jade Garden", selected: false, onPress: toggle })}
 */
export function gameCardHeart(
  intl: IntlShape,
  { name, selected, onPress }: GameCardHeartProps,
): ReactElement {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={namedMessage(intl, messages.favourite, name)}
      aria-pressed={selected}
      onClick={() => onPress()}
    >
      {drawing}
    </button>
  );
}
