import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { Mission } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { MissionCard, MissionCardSkeleton } from "@foyer/ui/mission-card";
import { Grid, Stack } from "@foyer/ui/stack";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSession } from "../../actors/actors.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { goToHead } from "../../kit/parts/goToHead.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { useMissions } from "../rewards/queries.ts";
import { boardTitleId, Leaderboard } from "./Leaderboard.tsx";
import * as styles from "./missions.css.ts";
import { missionText } from "./missionText.ts";

const states = {
  RUNNING: "running",
  DONE: "done",
  CLAIMED: "claimed",
  unknown: "running",
} as const satisfies Record<Mission["status"], string>;

/** The missions, and under them the leaderboard of the one that was chosen (MEM-13, RWD-03). */
export default function MissionsPage() {
  const intl = useIntl();
  const t = useTranslations();
  const { member } = useSession();
  const { open: openPage } = useCentreWays();
  const query = useMissions();
  const [chosen, setChosen] = useState<string>();
  const board = useRef<HTMLElement>(null);
  const symbol = member?.currencySymbol ?? "";
  const toRewards = () => openPage("rewardCenter");

  return (
    <Loaded
      query={query}
      level={2}
      pending={
        <Grid minimum="large">
          <MissionCardSkeleton />
          <MissionCardSkeleton />
          <MissionCardSkeleton />
        </Grid>
      }
    >
      {({ missions }) => {
        const shown = missions.find(({ id }) => id === chosen) ?? missions[0];
        if (!shown)
          return (
            <EmptyState
              level={2}
              picture="star"
              title={t("missions.none")}
              action={
                <Button onClick={toRewards}>{t("missions.rewards")}</Button>
              }
            >
              {t("missions.none.text")}
            </EmptyState>
          );
        return (
          <Stack gap="x8">
            <Grid minimum="large" as="ul">
              {missions.map((mission) => (
                <li key={mission.id}>
                  <MissionCard
                    level={2}
                    title={mission.title}
                    value={mission.progress}
                    target={mission.target}
                    valueText={missionText(intl, mission, symbol)}
                    symbol={symbol}
                    state={states[mission.status]}
                    {...(mission.prize && { prize: mission.prize })}
                    actions={
                      <>
                        <Button
                          size="small"
                          aria-pressed={mission.id === shown.id}
                          variant={mission.id === shown.id ? "soft" : "quiet"}
                          onClick={() => {
                            setChosen(mission.id);
                            // The leaderboard is below all missions: on a phone it would change out of sight.
                            goToHead(board.current);
                          }}
                        >
                          {t("missions.board")}{" "}
                          <VisuallyHidden>{mission.title}</VisuallyHidden>
                        </Button>
                        {mission.status === "DONE" && (
                          <Button
                            size="small"
                            tone="accent"
                            onClick={toRewards}
                          >
                            {t("missions.reward")}{" "}
                            <VisuallyHidden>{mission.title}</VisuallyHidden>
                          </Button>
                        )}
                      </>
                    }
                  />
                </li>
              ))}
            </Grid>
            <section
              ref={board}
              className={styles.board}
              tabIndex={-1}
              aria-labelledby={boardTitleId}
            >
              <Leaderboard key={shown.id} mission={shown} />
            </section>
          </Stack>
        );
      }}
    </Loaded>
  );
}
