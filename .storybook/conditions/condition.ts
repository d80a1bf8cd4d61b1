/** A way of reading that every story has to bear, beside brand, mode and language. */
export type Condition = "narrow" | "large" | "forced";

const all: readonly string[] = [
  "narrow",
  "large",
  "forced",
] satisfies Condition[];

/**
 * The fourth part of a wished look, `aurora/dark/EN/narrow`: a small phone (`narrow`), twice the text on a phone
 * (`large`), or the reader's own colours (`forced`).
 *
 * @example conditionOf("noon/light/EN/forced") // "forced"
 */
export function conditionOf(wish: string | undefined): Condition | undefined {
  const part = wish?.split("/")[3];
  return isCondition(part) ? part : undefined;
}

const isCondition = (part: string | undefined): part is Condition =>
  part !== undefined && all.includes(part);

/** The width that a condition is looked at in, by the name of a viewport. */
export const viewportOf = {
  narrow: "small",
  large: "phone",
  forced: "laptop",
} as const satisfies Record<Condition, string>;
