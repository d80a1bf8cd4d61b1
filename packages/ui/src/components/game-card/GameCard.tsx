import { memo, type ReactElement } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { namedMessage } from "../../private/namedMessage.ts";
import { Picture } from "../../private/Picture.tsx";
import { Icon } from "../icon/Icon.tsx";
import { translate } from "../../words/translate.ts";
import * as marks from "./GameCardMarks.css.ts";
import * as styles from "./GameCard.css.ts";
import "./GameCardLook.css.ts";

export interface GameCardProps {
  /** Name of the game, on two lines at most. */
  name: string;
  /** Name of the provider, under the game's name in the quiet colour. */
  vendorName: string;
  /** URL of the cover, 3:4; if it is missing or does not load, a placeholder is drawn. */
  imageUrl: string | undefined;
  /** Average colour of the cover, shown until it has loaded. */
  imageColor?: string;
  /** Shows the Hot badge. @default false */
  hot?: boolean;
  /** Offers free play as well as play for money. @default false */
  trial?: boolean;
  /** Whether the game is a favourite; fills the heart. @default false */
  favourite?: boolean;
  /**
   * Dims the cover and marks the game as under maintenance; a press still calls `onPlay`, so that the app can offer
   * other games.
   * @default false
   */
  maintenance?: boolean;
  /** Loads the cover immediately, for cards on the first screen. @default false */
  priority?: boolean;
  /** Called to start the game. */
  onPlay(): void;
  /** Called to start free play. */
  onTrial?(): void;
  /** Called when the heart is pressed; without it there is no heart. */
  onFavourite?(): void;
}

/**
 * A game in the lobby: the cover is the main button, with free play and the heart on it.
 *
 * @example <GameCard name="Jade Garden" vendorName="Lumen" imageUrl={url} hot favourite onPlay={play} onFavourite={toggle} />
 */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const {
    name,
    vendorName,
    imageUrl,
    imageColor,
    hot,
    trial,
    favourite,
    maintenance,
    priority,
  } = props;
  const { onPlay, onTrial, onFavourite } = props;
  const intl = useIntl();
  return (
    <article className={maintenance ? styles.card : styles.playable}>
      <div className={maintenance ? styles.dimmedArtBox : styles.artBox}>
        <Picture
          src={imageUrl}
          name={name}
          width={300}
          height={400}
          color={imageColor}
          priority={priority === true}
        />
      </div>
      {gameCardMark(intl, {
        hot: hot === true,
        maintenance: maintenance === true,
      })}
      <button
        type="button"
        className={styles.play}
        aria-label={namedMessage(intl, "ui.gameCard.play", name)}
        data-card-action=""
        onClick={() => onPlay()}
      >
        <span className={styles.title}>{name}</span>
      </button>
      <p className={styles.vendor}>{vendorName}</p>
      {trial &&
        onTrial &&
        !maintenance &&
        gameCardTrial(intl, { name, onPress: onTrial })}
      {onFavourite &&
        gameCardHeart(intl, {
          name,
          selected: favourite === true,
          onPress: onFavourite,
        })}
    </article>
  );
});

interface GameCardHeartProps {
  /** Name of the game. */
  name: string;
  /** Whether the heart is filled. */
  selected: boolean;
  /** Called when it is pressed. */
  onPress(): void;
}

/* Rendered once and shared by all cards. */
const drawing = Icon({ name: "heart", size: "small" });

/**
 * The heart on a game's cover. A function instead of a component, because a grid has hundreds: a component would add
 * its memory cost to every card.
 *
 * @example {gameCardHeart(intl, { name: "Jade Garden", selected: false, onPress: toggle })}
 */
function gameCardHeart(
  intl: IntlShape,
  { name, selected, onPress }: GameCardHeartProps,
): ReactElement {
  return (
    <button
      type="button"
      className={marks.heart}
      aria-label={namedMessage(intl, "ui.gameCard.favourite", name)}
      aria-pressed={selected}
      onClick={() => onPress()}
    >
      {drawing}
    </button>
  );
}

interface GameCardMarkProps {
  hot: boolean;
  /** Replaces the Hot badge. */
  maintenance: boolean;
}

/**
 * The single badge on a cover; a function instead of a component for the same reason as the heart.
 *
 * @example {gameCardMark(intl, { hot: true, maintenance: false })}
 */
function gameCardMark(
  intl: IntlShape,
  { hot, maintenance }: GameCardMarkProps,
): ReactElement | null {
  if (maintenance)
    return (
      <span className={marks.maintenance}>
        <Icon name="clock" size="text" />
        {translate(intl, "ui.gameCard.maintenance")}
      </span>
    );
  if (!hot) return null;
  return (
    <span className={marks.hot}>
      <Icon name="fire" size="text" />
      {translate(intl, "ui.gameCard.hot")}
    </span>
  );
}

interface GameCardTrialProps {
  /** Name of the game it starts. */
  name: string;
  /** Called when it is pressed. */
  onPress(): void;
}

/**
 * The quiet button for free play; a function instead of a component for the same reason as the heart.
 *
 * @example {gameCardTrial(intl, { name: "Jade Garden", onPress: tryOut })}
 */
function gameCardTrial(
  intl: IntlShape,
  { name, onPress }: GameCardTrialProps,
): ReactElement {
  return (
    <button
      type="button"
      className={marks.trial}
      aria-label={namedMessage(intl, "ui.gameCard.trialOf", name)}
      onClick={() => onPress()}
    >
      <span className={marks.trialWords}>
        {translate(intl, "ui.gameCard.trial")}
      </span>
    </button>
  );
}
