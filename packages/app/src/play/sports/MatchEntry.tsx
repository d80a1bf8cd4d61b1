import { useTranslations } from "@foyer/ui/words";
import type { Match } from "@foyer/platform/calls";
import { vendorsOf } from "@foyer/platform/domain";
import { MatchCard } from "@foyer/ui/match-card";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { localZone } from "../../kit/localZone.ts";
import { useOpen } from "../games/openDestination.ts";
import { useRead } from "../games/useRead.ts";

const states = {
  SCHEDULED: "scheduled",
  LIVE: "live",
  FINISHED: "finished",
  unknown: "unknown",
} as const satisfies Record<Match["state"], string>;

interface MatchEntryProps {
  readonly match: Match;
  readonly category: "SPORTS" | "ESPORTS";
}

/** One match, with a button to the provider that takes bets on it, while it does. */
export function MatchEntry({ match, category }: MatchEntryProps) {
  const t = useTranslations();
  const { openVendor } = useOpen();
  const { data: lobby } = useRead(lobbyQuery);
  const { state, minute, homeScore, awayScore, vassalage } = match;
  const vendor =
    lobby &&
    vendorsOf(lobby, category).find((card) => card.vassalage === vassalage);
  const open = vendor && state !== "FINISHED";
  return (
    <MatchCard
      home={match.home}
      away={match.away}
      league={match.league}
      state={states[state]}
      startsAt={match.startsAt}
      timeZone={localZone()}
      {...(typeof minute === "number" && { minute })}
      {...(typeof homeScore === "number" &&
        typeof awayScore === "number" && {
          score: { home: homeScore, away: awayScore },
        })}
      {...(open && {
        actionLabel: t("sports.match.open", {
          vendor: vendor.title || vassalage,
        }),
        onOpen: () => openVendor(vendor),
      })}
    />
  );
}
