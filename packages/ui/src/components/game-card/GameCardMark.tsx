import type { ReactElement } from "react";
import { defineMessages, type IntlShape } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./GameCardMark.css.ts";

const messages = defineMessages({
  hot: {
    id: "ui.gameCard.hot",
    defaultMessage: "Hot",
    description: "Badge of a game that is played much; one short word",
  },
  maintenance: {
    id: "ui.gameCard.maintenance",
    defaultMessage: "Maintenance",
    description: "On the cover of a game that cannot be played now",
  },
});

export interface GameCardMarkProps {
  hot: boolean;
  /** Takes the place of the hot badge. */
  maintenance: boolean;
}

/**
 * The one word that a cover may wear; a function and no component for the reason of the heart's.
 *
 * @example {gameCardMark(intl, { hot: true, maintenance: false })}
 */
export function gameCardMark(
  intl: IntlShape,
  { hot, maintenance }: GameCardMarkProps,
): ReactElement | null {
  if (maintenance)
    return (
      <span className={styles.maintenance}>
        <Icon name="clock" size="text" />
        {intl.formatMessage(messages.maintenance)}
      </span>
    );
  if (!hot) return null;
  return (
    <span className={styles.hot}>
      <Icon name="fire" size="text" />
      {intl.formatMessage(messages.hot)}
    </span>
  );
}
