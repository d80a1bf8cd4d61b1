import type { ReactElement } from "react";
import type { IntlShape } from "react-intl";
import { namedMessage } from "../../private/namedMessage.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./GameCardHeart.css.ts";

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
      aria-label={namedMessage(intl, "ui.gameCard.favourite", name)}
      aria-pressed={selected}
      onClick={() => onPress()}
    >
      {drawing}
    </button>
  );
}
