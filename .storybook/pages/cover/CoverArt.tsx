import { Balance } from "@foyer/ui/balance";
import { Button } from "@foyer/ui/button";
import { CostSummary } from "@foyer/ui/description-list";
import { GameCard } from "@foyer/ui/game-card";
import { gamesOf } from "../../portal/art.ts";
import * as css from "./coverArt.css.ts";

const nothing = () => undefined;

/* Three columns, offset vertically, so that it looks like a wall rather than a table. */
const columns = [
  gamesOf("slots", 3, 1),
  gamesOf("live", 3, 0),
  gamesOf("slots", 3, 8),
];

/** A glimpse of the library in use, in the chosen brand and mode; it is not interactive. */
export function CoverArt() {
  return (
    <div className={css.art} aria-hidden="true" inert>
      <div className={css.wall}>
        {columns.map((games) => (
          <div key={games[0]?.id} className={css.column}>
            {games.map(({ id, ...game }) => (
              <GameCard
                key={id}
                {...game}
                priority
                onPlay={nothing}
                onFavourite={nothing}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={css.balance}>
        <Balance
          currencySymbol="RM"
          balance="18250"
          balanceState="fresh"
          masked={false}
          onMaskedChange={nothing}
          onRefresh={nothing}
        />
        <Button tone="accent" icon="plus" wide>
          Deposit
        </Button>
      </div>
      <div className={css.sum}>
        <CostSummary
          currencySymbol="RM"
          lines={[
            { key: "out", label: "Withdrawal amount", amount: "500" },
            { key: "fee", label: "Bank fee", amount: "-2.5" },
          ]}
          total={{ key: "total", label: "You receive", amount: "497.5" }}
        />
      </div>
    </div>
  );
}
