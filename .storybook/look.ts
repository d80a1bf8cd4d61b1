/** How a story is shown. */
export interface Look {
  readonly brand: string;
  readonly mode: "dark" | "light";
  readonly language: string;
  /** "language" means the direction of the language. */
  readonly direction: "language" | "ltr" | "rtl";
  /** "normal" is the brand's own. */
  readonly density: "compact" | "normal" | "roomy";
  /** "system" means the reader's system setting. */
  readonly motion: "system" | "reduced" | "full";
}

/** The look that applies until something else is chosen. */
export const usual = {
  language: "EN",
  direction: "language",
  density: "normal",
  motion: "system",
} as const satisfies Partial<Look>;

/**
 * The look that a test run requests for a story. `hash` spreads stories over every brand, mode and direction, with
 * the same story always in the same one; `aurora/dark/XB` names one; undefined without a request.
 *
 * @example wantedLook("components-button--primary", "moonlit/light/XB", ["moonlit"])?.mode // "light"
 */
export function wantedLook(
  storyId: string,
  wish: string | undefined,
  brands: readonly string[],
): Look | undefined {
  if (!wish) return undefined;
  if (wish === "hash") return spread(hash(storyId), brands);
  const [brand = "", mode, language = usual.language] = wish.split("/");
  return {
    ...usual,
    brand,
    mode: mode === "light" ? "light" : "dark",
    language,
  };
}

function spread(number: number, brands: readonly string[]): Look {
  return {
    ...usual,
    brand: brands[number % brands.length] ?? "",
    mode: Math.floor(number / brands.length) % 2 === 0 ? "dark" : "light",
    direction:
      Math.floor(number / (brands.length * 2)) % 2 === 0 ? "ltr" : "rtl",
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const axes = [
  "brand",
  "mode",
  "language",
  "direction",
  "density",
  "motion",
] as const satisfies (keyof Look)[];

/**
 * A look as Storybook's URL has it.
 *
 * @example globalsOf({ ...look, mode: "light" }) // "brand:moonlit;mode:light;…"
 */
export function globalsOf(look: Look): string {
  return axes.map((axis) => `${axis}:${look[axis]}`).join(";");
}
