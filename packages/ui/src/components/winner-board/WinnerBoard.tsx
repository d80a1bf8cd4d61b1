import { useRef } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { moveAmongCards } from "../../private/moveAmongCards.ts";
import { namedMessage } from "../../private/namedMessage.ts";
import { useCardStops } from "../../private/useCardStops.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import { Money } from "../money/Money.tsx";
import { maskPlayer } from "./maskPlayer.ts";
import * as styles from "./WinnerBoard.css.ts";

export interface Win {
  /** Name of the player, masked here if it is not masked yet. */
  player: string;
  /** Name of the game. */
  gameName: string;
  /** Winnings, a plain decimal as the platform sends it. */
  amount: string;
  /** Currency as the platform writes it. */
  currencySymbol?: string;
  /** Room or table, in a quiet line after the game. */
  gameRoom?: string;
}

export interface WinnerBoardProps {
  /** Recent wins, in the order shown. At most 20 are shown. */
  entries: readonly Win[];
  /** Called to play the game of a win. Without it, wins are plain text. */
  onPlay?(win: Win): void;
}

const most = 20;

/**
 * Recent wins, each with a button to play the game. Names are always masked.
 *
 * @example <WinnerBoard entries={wins} onPlay={({ gameName }) => open(gameName)} />
 */
export function WinnerBoard({ entries, onPlay }: WinnerBoardProps) {
  const t = useTranslations();
  const list = useRef<HTMLOListElement>(null);
  useCardStops(list);
  if (entries.length === 0) return null;
  return (
    <section className={styles.board} aria-label={t("ui.winnerBoard.label")}>
      <h2 className={styles.heading}>{t("ui.winnerBoard.label")}</h2>
      {/* A scrolling box must be reachable by keyboard; if it has buttons, they are. */}
      <ol
        ref={list}
        className={styles.list}
        role="list"
        tabIndex={onPlay ? undefined : 0}
        onKeyDown={moveAmongCards}
        aria-label={t("ui.winnerBoard.label")}
      >
        {entries.slice(0, most).map((entry, index) => (
          <WinnerEntry
            key={`${index} ${entry.player} ${entry.amount}`}
            entry={entry}
            onPlay={onPlay}
          />
        ))}
      </ol>
    </section>
  );
}

function WinnerEntry({
  entry,
  onPlay,
}: {
  entry: Win;
  onPlay: WinnerBoardProps["onPlay"];
}) {
  const intl = useIntl();
  const { player, gameName, amount, currencySymbol, gameRoom } = entry;
  return (
    <li className={onPlay ? styles.pressable : styles.entry}>
      <Avatar name={player} size="small" />
      <span className={styles.words}>
        <bdi className={styles.player}>{maskPlayer(player)}</bdi>
        <span className={styles.game}>
          {onPlay ? (
            <button
              type="button"
              className={styles.play}
              aria-label={namedMessage(intl, "ui.winnerBoard.play", gameName)}
              data-card-action=""
              onClick={() => onPlay(entry)}
            >
              {gameName}
            </button>
          ) : (
            gameName
          )}
          {gameRoom && <span className={styles.gameRoom}>{gameRoom}</span>}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={amount} symbol={currencySymbol} tone="prize" />
      </span>
    </li>
  );
}
