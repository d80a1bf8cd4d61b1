import { memo } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { Picture } from "../../private/Picture.tsx";
import { GameCardHeart } from "./GameCardHeart.tsx";
import * as styles from "./GameCard.css.ts";

const messages = defineMessages<{
  play: { name: string };
  trial: {};
  trialOf: { name: string };
  hot: {};
  maintenance: {};
}>({
  play: {
    id: "ui.gameCard.play",
    defaultMessage: "Play {name}",
    description: "Name of the button that starts a game",
  },
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
  const { formatMessage } = useIntl();
  return (
    <article className={styles.card}>
      <div className={styles.art({ maintenance: maintenance === true })}>
        <Picture
          src={imageUrl}
          name={name}
          width={300}
          height={400}
          color={imageColor}
          priority={priority === true}
        />
        {!maintenance && (
          <span className={styles.veil} aria-hidden="true">
            <span className={styles.disc}>
              <Icon name="play" size="large" />
            </span>
          </span>
        )}
      </div>
      {hot && !maintenance && (
        <span className={styles.hot}>
          <Icon name="fire" size="text" />
          {formatMessage(messages.hot)}
        </span>
      )}
      {maintenance && (
        <span className={styles.maintenance}>
          <Icon name="clock" size="text" />
          {formatMessage(messages.maintenance)}
        </span>
      )}
      <button
        type="button"
        className={styles.play}
        aria-label={formatMessage(messages.play, { name })}
        data-card-action=""
        onClick={() => onPlay()}
      >
        <span className={styles.title}>{name}</span>
      </button>
      <p className={styles.vendor}>{vendorName}</p>
      {trial && onTrial && !maintenance && (
        <button
          type="button"
          className={styles.trial}
          aria-label={formatMessage(messages.trialOf, { name })}
          onClick={() => onTrial()}
        >
          <span className={styles.trialWords}>
            {formatMessage(messages.trial)}
          </span>
        </button>
      )}
      {onFavourite && (
        <GameCardHeart
          name={name}
          selected={favourite === true}
          onPress={onFavourite}
        />
      )}
    </article>
  );
});
