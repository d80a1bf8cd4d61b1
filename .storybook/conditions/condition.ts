/** A display condition that every story must work in, besides brand, mode and language. */
export type Condition = "narrow" | "large" | "forced";

const all: readonly string[] = [
  "narrow",
  "large",
  "forced",
] satisfies Condition[];

/**
 * The fourth part of a requested look, `aurora/dark/EN/narrow`: a small phone (`narrow`), twice the text size on a
 * phone (`large`), or forced colours (`forced`).
 *
 * @example conditionOf("noon/light/EN/forced") // "forced"
 */
export function conditionOf(wish: string | undefined): Condition | undefined {
  const part = wish?.split("/")[3];
  return isCondition(part) ? part : undefined;
}

const isCondition = (part: string | undefined): part is Condition =>
  part !== undefined && all.includes(part);

/** The viewport, by name, in which a condition is shown. */
export const viewportOf = {
  narrow: "small",
  large: "phone",
  forced: "laptop",
} as const satisfies Record<Condition, string>;
