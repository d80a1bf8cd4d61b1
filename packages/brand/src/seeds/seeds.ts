import type { RoleType } from "@foyer/themes/contract";
import type { Lch } from "../colors/color.ts";

/** What a brand decides; everything else follows from it. */
export interface Seeds {
  readonly accent: Lch;
  readonly neutral: Lch;
  readonly glowFirst: Lch;
  readonly glowSecond: Lch;
  readonly prize: Lch;
  readonly hot: Lch;
  readonly loved: Lch;
  readonly success: Lch;
  readonly warning: Lch;
  readonly danger: Lch;
  readonly info: Lch;
  readonly contrast: number;
  readonly shadow: number;
  readonly radius: number;
  readonly roundness: number;
  readonly border: number;
  readonly density: number;
  readonly textBase: number;
  readonly textRatio: number;
  readonly leading: number;
  readonly tracking: number;
  readonly fontBody: readonly string[];
  readonly fontDisplay: readonly string[];
  readonly weightBody: number;
  readonly weightStrong: number;
  readonly weightDisplay: number;
  readonly motion: number;
  readonly easing: readonly [number, number, number, number];
}

export type SeedName = keyof Seeds;

/** A seed's type in the Design Tokens format, what it does, and its default. */
export interface SeedRule<Name extends SeedName = SeedName> {
  readonly type: RoleType;
  readonly use: string;
  readonly fallback: Seeds[Name];
  /** Smallest and largest number allowed; for dimensions in px. */
  readonly range?: readonly [number, number];
}

const color = (use: string, l: number, c: number, h: number) =>
  ({ type: "color", use, fallback: { l, c, h } }) as const;

/** Every seed. The schema, the check and the docs are made from this list. */
export const seedRules = {
  accent: color(
    "The one colour of controls and selected items. Only hue and chroma are used; lightness is derived for each mode.",
    0.7,
    0.15,
    255,
  ),
  neutral: color(
    "Tint of surfaces and text. Only hue and chroma are used, chroma 0 to 0.06.",
    0.5,
    0.012,
    255,
  ),
  glowFirst: color("First colour of the brand's glow.", 0.75, 0.14, 255),
  glowSecond: color("Second colour of the brand's glow.", 0.6, 0.16, 300),
  prize: color("Winnings and VIP.", 0.82, 0.13, 85),
  hot: color("The highlighted badge of a popular game.", 0.68, 0.19, 40),
  loved: color("The heart of a favourite.", 0.7, 0.19, 12),
  success: color("Status: success.", 0.72, 0.15, 148),
  warning: color("Status: caution.", 0.8, 0.14, 75),
  danger: color("Status: failed, or cannot be undone.", 0.66, 0.19, 25),
  info: color("Status: information.", 0.72, 0.12, 245),
  contrast: {
    type: "number",
    use: "Contrast: 1 meets WCAG AA; 1.4 and above aims for AAA.",
    fallback: 1,
    range: [1, 1.5],
  },
  shadow: {
    type: "number",
    use: "Strength of shadows: 0 none, 1 normal.",
    fallback: 1,
    range: [0, 2],
  },
  radius: {
    type: "dimension",
    use: "Radius of controls; cards and panels follow.",
    fallback: 8,
    range: [0, 24],
  },
  roundness: {
    type: "number",
    use: "Roundness of pills: 1 is fully round, 0 is like controls.",
    fallback: 1,
    range: [0, 1],
  },
  border: {
    type: "dimension",
    use: "Width of thin lines; strong ones are twice as wide.",
    fallback: 1,
    range: [1, 4],
  },
  density: {
    type: "number",
    use: "Spacing and heights of controls, as a multiple: below 1 is denser.",
    fallback: 1,
    range: [0.8, 1.4],
  },
  textBase: {
    type: "dimension",
    use: "Size of body text.",
    fallback: 16,
    range: [16, 20],
  },
  textRatio: {
    type: "number",
    use: "Ratio of the type scale on a desktop; phones get a little less.",
    fallback: 1.25,
    range: [1.1, 1.5],
  },
  leading: {
    type: "number",
    use: "Line height of running text.",
    fallback: 1.5,
    range: [1.35, 1.8],
  },
  tracking: {
    type: "number",
    use: "Letter spacing of headings, in em.",
    fallback: 0,
    range: [-0.05, 0.1],
  },
  fontBody: {
    type: "fontFamily",
    use: "Family of text and figures; the first bundled name is loaded.",
    fallback: ["system-ui", "sans-serif"],
  },
  fontDisplay: {
    type: "fontFamily",
    use: "Family of headings and game titles.",
    fallback: ["system-ui", "sans-serif"],
  },
  weightBody: {
    type: "fontWeight",
    use: "Weight of text.",
    fallback: 400,
    range: [100, 900],
  },
  weightStrong: {
    type: "fontWeight",
    use: "Weight of labels and buttons.",
    fallback: 600,
    range: [100, 900],
  },
  weightDisplay: {
    type: "fontWeight",
    use: "Weight of headings.",
    fallback: 600,
    range: [100, 900],
  },
  motion: {
    type: "number",
    use: "Duration of animations, as a multiple; 0 is none.",
    fallback: 1,
    range: [0, 2],
  },
  easing: {
    type: "cubicBezier",
    use: "The easing curve of all animations.",
    fallback: [0.2, 0, 0, 1],
  },
} as const satisfies { readonly [Name in SeedName]: SeedRule<Name> };
