/** Four hues that define a picture: its background, its light, its subject and one complement. */
export interface Palette {
  /** Hue of the ground. */
  ground: number;
  /** Hue of the light. */
  glow: number;
  /** Hue of the emblem. */
  key: number;
  /** The complement: rim light and small details. */
  comp: number;
  metal: Metal;
}

/** What frames and lettering are made of. */
export type Metal = "gold" | "silver" | "rose" | "bronze" | "ice";

const of = (
  ground: number,
  glow: number,
  key: number,
  comp: number,
  metal: Metal,
): Palette => ({
  ground,
  glow,
  key,
  comp,
  metal,
});

/** The palettes, each tuned by eye. */
export const palettes = {
  ember: of(22, 58, 32, 205, "gold"),
  ruby: of(8, 40, 22, 185, "gold"),
  forge: of(36, 72, 45, 225, "gold"),
  savanna: of(48, 85, 62, 265, "gold"),
  meadow: of(145, 115, 140, 350, "gold"),
  jade: of(168, 120, 162, 30, "gold"),
  fjord: of(195, 165, 178, 20, "silver"),
  lagoon: of(222, 188, 200, 55, "gold"),
  abyss: of(245, 205, 190, 45, "gold"),
  arctic: of(250, 215, 228, 45, "ice"),
  midnight: of(268, 238, 258, 80, "gold"),
  royal: of(292, 328, 302, 195, "gold"),
  velvet: of(318, 350, 335, 170, "rose"),
  dusk: of(300, 40, 15, 215, "gold"),
  dawn: of(262, 55, 35, 215, "rose"),
  orchid: of(335, 320, 350, 165, "silver"),
  venom: of(155, 130, 135, 310, "silver"),
  neon: of(285, 335, 205, 350, "ice"),
  pulse: of(270, 200, 190, 350, "silver"),
  steel: of(255, 235, 245, 50, "silver"),
} satisfies Record<string, Palette>;

/** Name of a palette. */
export type PaletteName = keyof typeof palettes;
