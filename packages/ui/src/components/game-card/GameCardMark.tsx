import type { ReactElement } from "react";
import type { IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./GameCardMark.css.ts";

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
        {translate(intl, "ui.gameCard.maintenance")}
      </span>
    );
  if (!hot) return null;
  return (
    <span className={styles.hot}>
      <Icon name="fire" size="text" />
      {translate(intl, "ui.gameCard.hot")}
    </span>
  );
}
