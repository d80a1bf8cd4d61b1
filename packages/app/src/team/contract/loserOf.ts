import type { Contract } from "@foyer/platform/calls";

/**
 * Who is named where a contract ends: the other side of one's own; of a contract between two people below, who gets less
 * by it.
 *
 * @example loserOf({ side: "ABOVE", party: "lakeagent", downline: "pinefourth" }) // "pinefourth"
 */
export const loserOf = ({
  side,
  party,
  downline,
}: Pick<Contract, "side" | "party" | "downline">): string =>
  (side === "ABOVE" && downline) || party || "—";
