import { Badge } from "@foyer/ui/badge";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { DateRangePicker } from "@foyer/ui/date-range-picker";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useState } from "react";
import {
  sampleBets,
  type SampleBet,
} from "../../../packages/ui/src/private/storySamples.ts";
import { Centre } from "./Centre.tsx";
import * as css from "./screens.css.ts";

const states = {
  open: { words: "Open", tone: "info", icon: "clock" },
  settled: { words: "Settled", tone: "neutral", icon: "check" },
  void: { words: "Void", tone: "warning", icon: "warning" },
} as const;

const columns: readonly DataTableColumn<SampleBet>[] = [
  { key: "game", header: "Game", sortable: true, width: "medium" },
  { key: "vendor", header: "Vendor", sortable: true },
  { key: "placedAt", header: "Time", kind: "time", sortable: true },
  { key: "stake", header: "Stake", kind: "money", sortable: true },
  {
    key: "result",
    header: "Won or lost",
    kind: "money",
    signed: true,
    sortable: true,
    priority: "figure",
  },
  {
    key: "state",
    header: "State",
    text: ({ state }) => states[state].words,
    cell: ({ state }) => (
      <Badge tone={states[state].tone} icon={states[state].icon}>
        {states[state].words}
      </Badge>
    ),
  },
];

/** What has been bet, as a ledger. */
export function Records({ empty = false }: { readonly empty?: boolean }) {
  return (
    <Centre
      page="bets"
      wide
      description="Every bet of the last seven days, newest first."
    >
      <Stack gap="x6">
        <Period />
        {!empty && <Figures />}
        <DataTable
          label="Bets"
          columns={columns}
          rows={empty ? [] : sampleBets(14)}
          rowId={({ id }) => id}
          timeZone="Asia/Kuala_Lumpur"
          density="dense"
          stickyHead="page"
          defaultSort={{ key: "placedAt", direction: "descending" }}
          download={{ fileName: "Bets" }}
          empty={
            <EmptyState
              title="No bets in these days"
              picture="history"
              level={3}
            >
              Choose other days, or place one.
            </EmptyState>
          }
        />
      </Stack>
    </Centre>
  );
}

/** The days that are looked at. */
function Period() {
  const [days, setDays] = useState({ start: "2026-02-26", end: "2026-03-04" });
  return (
    <div className={css.period}>
      <DateRangePicker
        label="Period"
        name="period"
        value={days}
        onChange={setDays}
        today="2026-03-04"
        presets={["previous7", "previous30"]}
      />
    </div>
  );
}

/** What came of them, before every single one. */
function Figures() {
  return (
    <StatGrid label="These seven days">
      <StatTile label="Bets" kind="number" value="214" />
      <StatTile
        label="Stakes"
        kind="money"
        value="6204.1"
        currencySymbol="RM"
        change={{ share: -0.12, before: "the week before", welcome: "less" }}
      />
      <StatTile
        label="Won or lost"
        kind="money"
        value="318.4"
        currencySymbol="RM"
      />
    </StatGrid>
  );
}
