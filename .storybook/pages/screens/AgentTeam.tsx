import { SearchField } from "@foyer/ui/search-field";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { TreeGrid } from "@foyer/ui/tree-grid";
import { useState } from "react";
import {
  teamColumns,
  teamLevel,
  teamRow,
} from "../../../packages/ui/src/private/storyTeam.tsx";
import { AgentFrame } from "./AgentFrame.tsx";

const rows = [
  ...teamLevel(1, 12),
  ...teamLevel(31, 4, { parentId: "3" }),
  ...teamLevel(331, 3, { parentId: "33" }),
  teamRow(60, { children: "failed" }),
  ...teamLevel(13, 40),
];

/** Who is below an agent, level by level. */
export function AgentTeam() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    new Set(["3", "33"]),
  );
  const [sought, setSought] = useState("");
  const turn = (id: string, open: boolean) => {
    const next = new Set(expanded);
    if (open) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };
  return (
    <AgentFrame
      page="manage"
      description="Everybody below you. Open an agent to see who is below them."
    >
      <Stack gap="x6">
        <StatGrid label="Your team">
          <StatTile label="People below you" value="412" />
          <StatTile label="Active in seven days" value="187" />
          <StatTile
            label="Stakes of seven days"
            kind="money"
            value="184220.5"
            currencySymbol="RM"
          />
        </StatGrid>
        <SearchField
          label="Find an account"
          value={sought}
          onChange={setSought}
        />
        <TreeGrid
          label="Your team"
          columns={teamColumns}
          rows={rows}
          expanded={expanded}
          onExpandedChange={turn}
          onAction={() => {}}
          onLoadMore={() => {}}
        />
      </Stack>
    </AgentFrame>
  );
}
