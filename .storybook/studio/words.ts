/* Names as people say them; what is not listed is its own name, apart. */
const spoken: Readonly<Record<string, string>> = {
  glowFirst: "Glow, first tone",
  glowSecond: "Glow, second tone",
  prize: "Winnings",
  hot: "Hot badge",
  loved: "Heart",
  roundness: "Roundness of pills",
  border: "Thin lines",
  textBase: "Body size",
  textRatio: "Steps of the scale",
  leading: "Line height",
  tracking: "Letter spacing of headings",
  fontBody: "Family of text",
  fontDisplay: "Family of headings",
  weightBody: "Weight of text",
  weightStrong: "Weight of labels",
  weightDisplay: "Weight of headings",
  motion: "Tempo",
  easing: "Curve",
  contrast: "Contrast wanted",
  shadow: "Strength of shadows",
};

/**
 * A key as people say it.
 *
 * @example nameOf("phonePlaces") // "Phone places"
 */
export function nameOf(key: string): string {
  const own = Object.hasOwn(spoken, key) ? spoken[key] : undefined;
  if (own !== undefined) return own;
  if (/^[A-Z]+$/.test(key)) return key;
  const apart = key.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return `${apart.slice(0, 1).toUpperCase()}${apart.slice(1)}`;
}

/**
 * A role without the word that all colours share.
 *
 * @example shortRole("color.accent.fill") // "accent.fill"
 */
export const shortRole = (role: string): string => role.replace(/^color\./, "");
