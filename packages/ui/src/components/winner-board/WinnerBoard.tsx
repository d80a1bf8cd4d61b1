import { defineMessages, useIntl } from "react-intl";
import { Avatar } from "../avatar/Avatar.tsx";
import { Money } from "../money/Money.tsx";
import { maskPlayer } from "./maskPlayer.ts";
import * as styles from "./WinnerBoard.css.ts";

const messages = defineMessages<{ label: {} }>({
  label: {
    id: "ui.winnerBoard.label",
    defaultMessage: "Recent wins",
    description: "Heading of the board of recent wins",
  },
});

export interface Win {
  /** Name of the player; what is not masked yet is masked here. */
  player: string;
  /** Name of the game. */
  gameName: string;
  /** The prize, a plain decimal as the platform sends it. */
  amount: string;
  /** Currency as the platform writes it. */
  currencySymbol?: string;
  /** Room or table, quietly after the game. */
  gameRoom?: string;
}

export interface WinnerBoardProps {
  /** Recent wins, in the order shown; 20 at most are. */
  entries: readonly Win[];
}

const most = 20;

/**
 * Who won what, lately; names are always masked.
 *
 * @example <WinnerBoard entries={wins} />
 */
export function WinnerBoard({ entries }: WinnerBoardProps) {
  const { formatMessage } = useIntl();
  if (entries.length === 0) return null;
  return (
    <section
      className={styles.board}
      aria-label={formatMessage(messages.label)}
    >
      <h2 className={styles.heading}>{formatMessage(messages.label)}</h2>
      {/* A box that scrolls must be reachable by keyboard. */}
      <ol
        className={styles.list}
        role="list"
        tabIndex={0}
        aria-label={formatMessage(messages.label)}
      >
        {entries.slice(0, most).map((entry, index) => (
          <WinnerEntry
            key={`${index} ${entry.player} ${entry.amount}`}
            entry={entry}
          />
        ))}
      </ol>
    </section>
  );
}

function WinnerEntry({
  entry: { player, gameName, amount, currencySymbol, gameRoom },
}: {
  entry: Win;
}) {
  return (
    <li className={styles.entry}>
      <Avatar name={player} size="small" />
      <span className={styles.words}>
        <bdi className={styles.player}>{maskPlayer(player)}</bdi>
        <span className={styles.game}>
          {gameName}
          {gameRoom && <span className={styles.gameRoom}>{gameRoom}</span>}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={amount} symbol={currencySymbol} tone="prize" />
      </span>
    </li>
  );
}
