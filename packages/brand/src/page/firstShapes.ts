/** A shape of the first screen: a banner across the page, a line of controls, or a card. */
export type FirstShape = "banner" | "line" | "card";

/** Number of skeleton cards. */
const cards = 6;

/**
 * The shapes that stand for the home page's first parts until it is drawn, in order.
 *
 * @example firstShapes(["banner", "notices", "tools", "hot"]) // ["banner", "line", "card", …]
 */
export function firstShapes(
  sections: readonly string[],
): readonly FirstShape[] {
  const below = sections.findIndex(
    (name) => !/^(banner|notices|tools|vendors)$/.test(name),
  );
  const head = sections
    .slice(0, below < 0 ? sections.length : below)
    .map((name): FirstShape => (name === "banner" ? "banner" : "line"))
    .filter((shape, place, all) => shape !== all[place - 1]);
  return [...head, ...Array.from({ length: cards }, () => "card" as const)];
}
