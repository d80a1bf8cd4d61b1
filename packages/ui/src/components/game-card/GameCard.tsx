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
  /** Who makes the game, in the quiet colour under its name. */
  vendorName: string;
  /** Address of the cover, 3:4; a stand-in is drawn if there is none or it does not load. */
  imageUrl: string | undefined;
  /** Average colour of the cover, shown until it has loaded. */
  imageColor?: string;
  /** Shows the small lit badge. @default false */
  hot?: boolean;
  /** Offers free play beside playing. @default false */
  trial?: boolean;
  /** Fills the heart. @default false */
  favourite?: boolean;
  /** Dims the cover and says that the game is being worked on; pressing still tells the app, which can offer others. @default false */
  maintenance?: boolean;
  /** Loads the cover at once, for cards on the first screen. @default false */
  priority?: boolean;
  /** The player wants to play. */
  onPlay(): void;
  /** The player wants free play. */
  onTrial?(): void;
  /** The player pressed the heart; without it there is no heart. */
  onFavourite?(): void;
}

/**
 * A game in a lobby: its cover is what one presses, free play and the heart lie on it.
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
  /** Takes the place of the hot badge. */
  maintenance: boolean;
}

/**
 * The one word that a cover may wear; a function and no component for the reason of the heart's.
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
  /** The player pressed it. */
  onPress(): void;
}

/**
 * The way to play without money, quietly on the card; a function and no component for the reason of the heart's.
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
