/* Human-readable names; keys that are not listed are split into words. */
const spoken: Readonly<Record<string, string>> = {
  glowFirst: "Glow, first tone",
  glowSecond: "Glow, second tone",
  prize: "Winnings",
  hot: "Hot badge",
  loved: "Heart",
  roundness: "Pill radius",
  border: "Border width",
  textBase: "Body size",
  textRatio: "Type scale ratio",
  leading: "Line height",
  tracking: "Heading letter spacing",
  fontBody: "Text font",
  fontDisplay: "Heading font",
  weightBody: "Text weight",
  weightStrong: "Label weight",
  weightDisplay: "Heading weight",
  motion: "Motion speed",
  easing: "Easing curve",
  contrast: "Target contrast",
  shadow: "Shadow strength",
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
 * A role's name without the prefix that all colours share.
 *
 * @example shortRole("color.accent.fill") // "accent.fill"
 */
export const shortRole = (role: string): string => role.replace(/^color\./, "");
