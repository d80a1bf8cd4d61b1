import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  type Mission,
  missionLeaderboard,
  type Leader,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { MissionCard, MissionCardSkeleton } from "@foyer/ui/mission-card";
import { Grid, Stack, Inline } from "@foyer/ui/stack";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { Badge } from "@foyer/ui/badge";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { Money } from "@foyer/ui/money";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { goToHead } from "../../kit/parts/goToHead.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { useMissions } from "../rewards/queries.ts";
import * as styles from "./missions.css.ts";
import { missionText, missionFigure } from "./missionText.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { missionsKey } from "../../kit/queryKeys.ts";
import { timeText } from "../../kit/words/timeText.ts";

const states = {
  RUNNING: "running",
  DONE: "done",
  CLAIMED: "claimed",
  unknown: "running",
} as const satisfies Record<Mission["status"], string>;

/** The missions, with the leaderboard of the chosen one below (MEM-13, RWD-03). */
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
                            // The leaderboard is below all missions: on a phone it would change outside the viewport.
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

/** Id of the heading that names the leaderboard's section. */
const boardTitleId = "mission-board";
/** Leaderboard rows per page. */
const pageSize = 10;
/** Whether a prize is an amount of money; any other prize is shown as written. */
const isMoney = (prize: string) => /^\d+(\.\d+)?$/.test(prize);

/** The members who have made the most progress in a mission this week, and what they win (RWD-03). */
function Leaderboard({ mission }: { readonly mission: Mission }) {
  const intl = useIntl();
  const t = useTranslations();
  const { member } = useSession();
  const [page, setPage] = useState(1);
  const symbol = member?.currencySymbol ?? "";
  const query = useMemberRead(
    missionLeaderboard,
    [...missionsKey, "board", mission.id, { page }],
    { missionId: mission.id, pageNo: page, pageSize },
    { paged: true },
  );
  const { data } = query;
  const { startsAt, endsAt } = data ?? {};
  const timed =
    typeof startsAt === "number" && typeof endsAt === "number"
      ? { startsAt, endsAt }
      : undefined;

  // Masked names and shared places can be identical: only a row's position distinguishes it from others.
  const rows = (data?.list ?? []).map((leader, index) => ({
    ...leader,
    row: `${page}-${index}`,
  }));
  const columns: readonly DataTableColumn<Leader & { row: string }>[] = [
    {
      key: "player",
      header: t("missions.board.player"),
      cell: ({ player, own }) => (
        <Inline gap="x2" as="span">
          <bdi>{player}</bdi>
          {own && <Badge tone="accent">{t("missions.board.own")}</Badge>}
        </Inline>
      ),
    },
    { key: "rank", header: t("missions.board.rank"), kind: "number" },
    {
      key: "score",
      header: t("missions.board.score"),
      align: "end",
      priority: "figure",
      cell: ({ score }) => (
        <Text as="span" tabular>
          {missionFigure(intl, mission.unit, score, symbol)}
        </Text>
      ),
    },
    {
      key: "prize",
      header: t("missions.board.prize"),
      align: "end",
      cell: ({ prize }) =>
        isMoney(prize) ? (
          <Money amount={prize} symbol={symbol} />
        ) : (
          prize || "–"
        ),
    },
  ];
  const title = t("missions.board.title", {
    mission: `\u2068${mission.title}\u2069`,
  });
  return (
    <Stack gap="x3">
      <Heading level={2} size="section" id={boardTitleId}>
        {title}
      </Heading>
      {timed && (
        <Text size="small" tone="quiet">
          {t("missions.board.ends", { time: timeText(timed.endsAt) })}
        </Text>
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ row }) => row}
        loadingRows={5}
        {...useReading(query)}
        paging={{ page, pages: data?.totalPages ?? 0, onPage: setPage }}
        empty={
          <EmptyState
            level={3}
            picture="star"
            title={t("missions.board.none")}
          />
        }
      />
      {timed && (
        <Text size="small" tone="quiet">
          {t("missions.board.rules", { time: timeText(timed.startsAt) })}
        </Text>
      )}
    </Stack>
  );
}
