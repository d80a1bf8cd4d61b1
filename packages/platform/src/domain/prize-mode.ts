/** Prize modes in use (GAM-29). */
export const prizeModes = ["LOTT", "ZY", "ELOTT", "SEA"] as const;
export type PrizeMode = (typeof prizeModes)[number];

const electronic = new Set(["TCG_LOTTO_VN", "LOTT"]);

/**
 * The prize mode of a lottery launch: SEA for the sea lottery, ZY if the platform's menu says so, else ELOTT or LOTT
 * depending on the providers of the electronic lottery (GAM-28, OPN-27).
 *
 * @example prizeModeOf({ vassalage: "LOTT", electronicVendors: ["LOTT"] }) // "ELOTT"
 */
export function prizeModeOf(launch: {
  /** Provider that is launched. */
  readonly vassalage: string;
  /** Providers on the cards under ELOTT. */
  readonly electronicVendors: Iterable<string>;
  /** Prize mode that the platform's menu names for the game, if any. */
  readonly menuMode?: string;
}): PrizeMode {
  if (launch.vassalage === "TCG_SEA") return "SEA";
  if (launch.menuMode === "ZY") return "ZY";
  return [...launch.electronicVendors].some((vendor) => electronic.has(vendor))
    ? "ELOTT"
    : "LOTT";
}
