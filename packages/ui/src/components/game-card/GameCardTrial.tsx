import type { ReactElement } from "react";
import type { IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import { namedMessage } from "../../private/namedMessage.ts";
import * as styles from "./GameCardTrial.css.ts";

export interface GameCardTrialProps {
  /** Name of the game it starts. */
  name: string;
  /** The player pressed it. */
  onPress(): void;
}

/**
 * The way to play without money, quietly on the card; a function and no component for the reason of the heart's.
 *
 * @example {gameCardTrial(intl, { name: "Jade Garden", onPress: tryOut })}
 */
export function gameCardTrial(
  intl: IntlShape,
  { name, onPress }: GameCardTrialProps,
): ReactElement {
  return (
    <button
      type="button"
      className={styles.trial}
      aria-label={namedMessage(intl, "ui.gameCard.trialOf", name)}
      onClick={() => onPress()}
    >
      <span className={styles.trialWords}>
        {translate(intl, "ui.gameCard.trial")}
      </span>
    </button>
  );
}
