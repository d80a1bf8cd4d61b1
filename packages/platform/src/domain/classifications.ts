import type { LobbyLane, LobbyVendor } from "./lobby.ts";

/** Kinds of slots (LOB-02). */
export const slotClassifications = [
  "SC",
  "VP",
  "JP",
  "TG",
  "AC",
  "BG",
] as const;

/** Kinds of live tables (LOB-16); AHJONG is written as it was given (OPN-26). */
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

/** Kinds of slots that have tabs of their own besides (LOB-40, OPN-77). */
export const tabClassifications = ["JP", "TG", "AC", "BG"] as const;

const known = [...slotClassifications, ...liveClassifications];
export type Classification = (typeof known)[number];

/**
 * The classification of a code of the platform, in whatever case; undefined for one that the portal has no word for.
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
 * What a category can be narrowed down to: known kinds in their order, then the others; of a vendor, only those that
 * it has. Fish has none (LOB-12), and bingo is there in the brand's bingo languages alone (LOB-03).
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
 * The vendors that count while a classification is chosen: those that it lists, or all where it lists none (LOB-35).
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
