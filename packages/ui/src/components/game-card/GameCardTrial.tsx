import type { ReactElement } from "react";
import { defineMessages, type IntlShape } from "react-intl";
import { namedMessage } from "../../private/namedMessage.ts";
import * as styles from "./GameCardTrial.css.ts";

const messages = defineMessages<{ trial: {}; trialOf: { name: string } }>({
  trial: {
    id: "ui.gameCard.trial",
    defaultMessage: "Free play",
    description: "Short words on the button that starts a game without money",
  },
  trialOf: {
    id: "ui.gameCard.trialOf",
    defaultMessage: "Free play: {name}",
    description: "Name of the button that starts a game without money",
  },
});

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
      aria-label={namedMessage(intl, messages.trialOf, name)}
      onClick={() => onPress()}
    >
      <span className={styles.trialWords}>
        {intl.formatMessage(messages.trial)}
      </span>
    </button>
  );
}
