import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  missionLeaderboard,
  type Leader,
  type Mission,
} from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Money } from "@foyer/ui/money";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { missionsKey } from "../../kit/queryKeys.ts";
import { missionFigure } from "./missionText.ts";

/** Names the section that the leaderboard stands in. */
export const boardTitleId = "mission-board";
/** Places on a page. */
const pageSize = 10;
/** A prize of money; any other is shown as it is written. */
const isMoney = (prize: string) => /^\d+(\.\d+)?$/.test(prize);

/** Who has come furthest in a mission (RWD-03). */
export function Leaderboard({ mission }: { readonly mission: Mission }) {
  const intl = useIntl();
  const t = useTranslations();
  const { client } = useServices();
  const { kind, member } = useSession();
  const [page, setPage] = useState(1);
  const symbol = member?.currencySymbol ?? "";
  const query = useQuery({
    queryKey: [...missionsKey, "board", mission.id, { page }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        missionLeaderboard,
        { missionId: mission.id, pageNo: page, pageSize },
        { signal },
      ),
    enabled: kind === "full",
  });
  const { data } = query;

  // Masked names and shared places are alike: only where a row stands tells it from others.
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
    </Stack>
  );
}
