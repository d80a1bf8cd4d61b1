import type { LobbyLane, LobbyVendor } from "./lobby.ts";

/** Types of slots (LOB-02). */
export const slotClassifications = [
  "SC",
  "VP",
  "JP",
  "TG",
  "AC",
  "BG",
] as const;

/** Types of live tables (LOB-16); AHJONG is spelled as given (OPN-26). */
export const liveClassifications = [
  "BACCARAT",
  "SICBO",
  "ROULETTE",
  "DRAGONTIGER",
  "BLACKJACK",
  "AHJONG",
  "THREECARD",
  "WENZHOU",
  "SEDIE",
  "FANTAN",
  "NIUNIU",
  "FISHPRAWNCRAB",
  "ZJH",
] as const;

/** Types of slots that also have their own tabs (LOB-40, OPN-77). */
export const tabClassifications = ["JP", "TG", "AC", "BG"] as const;

const known = [...slotClassifications, ...liveClassifications];
export type Classification = (typeof known)[number];

/**
 * The classification of a platform's code, case-insensitive; undefined for one that the portal has no name for.
 *
 * @example classificationOf("baccarat") // "BACCARAT"
 */
export const classificationOf = (code: string): Classification | undefined =>
  known.find((one) => one === code.toUpperCase());

const lists = (
  { vendors }: { readonly vendors: readonly string[] },
  vendor: string,
) => vendor === "ALL" || vendors.length === 0 || vendors.includes(vendor);

/**
 * Classifications that a category can be filtered by: known ones in their order, then the others; for one provider,
 * only those that it has. Fish has none (LOB-12), and bingo is offered only in the brand's bingo languages (LOB-03).
 *
 * @example classificationsIn(lane, { vendor: "ALL", bingo: brand.bingoLanguages.includes("EN") }) // ["SC", "VP", …]
 */
export function classificationsIn(
  lane: LobbyLane,
  { vendor, bingo }: { readonly vendor: string; readonly bingo: boolean },
): readonly string[] {
  if (lane.code === "FISH") return [];
  const place = (code: string) => {
    const found = classificationOf(code);
    return found ? known.indexOf(found) : known.length;
  };
  return lane.classifications
    .filter((one) => one.code !== "" && lists(one, vendor))
    .map(({ code }) => code)
    .filter((code) => bingo || classificationOf(code) !== "BG")
    .sort((a, b) => place(a) - place(b));
}

/**
 * The providers shown while a classification is chosen: those that it lists, or all if it lists none (LOB-35).
 *
 * @example vendorsIn(lane, "JP").map(({ vassalage }) => vassalage)
 */
export function vendorsIn(
  lane: LobbyLane,
  classification: string,
): readonly LobbyVendor[] {
  const chosen = lane.classifications.find(
    ({ code }) => code === classification,
  );
  if (!chosen) return lane.vendors;
  return lane.vendors.filter(({ vassalage }) => lists(chosen, vassalage));
}
