import type {
  TreeGridColumn,
  TreeRow,
} from "../../components/tree-grid/index.ts";
import { Badge } from "../../components/badge/Badge.tsx";
import { Money } from "../../components/money/Money.tsx";

/* An invented agent's team, for stories and tests. */

const firsts = ["harbour", "reed", "north", "lake", "copper", "quiet"];
const seconds = ["kite", "lantern", "quay", "heron", "lane", "anchor", "sail"];

export const teamColumns: readonly TreeGridColumn[] = [
  { key: "account", header: "Account" },
  { key: "kind", header: "Kind" },
  { key: "rate", header: "Rate", align: "end" },
  { key: "team", header: "Team", align: "end" },
  { key: "balance", header: "Balance", align: "end", width: "medium" },
];

/**
 * A row of the tree; the same number always gives the same member.
 *
 * @example teamRow(7, { parentId: "3" })
 */
export function teamRow(number: number, more: Partial<TreeRow> = {}): TreeRow {
  const name = `${firsts[number % 6]}.${seconds[number % 7]}.${number}`;
  const agent = more.hasChildren ?? number % 3 === 0;
  return {
    id: `${number}`,
    name,
    hasChildren: agent,
    children: "loaded",
    ...more,
    cells: {
      account: <bdi>{name}</bdi>,
      kind: (
        <Badge tone={agent ? "info" : "neutral"}>
          {agent ? "Agent" : "Member"}
        </Badge>
      ),
      rate: `${number % 3}.${(number * 7) % 10} %`,
      team: agent ? `${(number * 13) % 400}` : "–",
      balance: (
        <Money amount={`${(number * 7919) % 100_000}.50`} weight="body" />
      ),
      ...more.cells,
    },
  };
}

/**
 * Members of one level, numbered from `from`.
 *
 * @example teamLevel(1, 20, { parentId: "7" })
 */
export function teamLevel(
  from: number,
  count: number,
  more: Partial<TreeRow> = {},
): TreeRow[] {
  return Array.from({ length: count }, (_, step) => teamRow(from + step, more));
}
