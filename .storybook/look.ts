/** How a story is shown. `direction` "language" follows the language. */
export interface Look {
  readonly brand: string;
  readonly mode: "dark" | "light";
  readonly language: string;
  readonly direction: "language" | "ltr" | "rtl";
}

/**
 * The look that a test run wants for a story. `hash` spreads stories over every brand, mode and direction, the
 * same story always in the same one; `aurora/dark/XB` names one; without a wish there is none.
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
  const [brand = "", mode, language = "EN"] = wish.split("/");
  return {
    brand,
    mode: mode === "light" ? "light" : "dark",
    language,
    direction: "language",
  };
}

function spread(number: number, brands: readonly string[]): Look {
  return {
    brand: brands[number % brands.length] ?? "",
    mode: Math.floor(number / brands.length) % 2 === 0 ? "dark" : "light",
    language: "EN",
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
