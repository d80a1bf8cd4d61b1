/** Groups whose stories are pictured in every brand; the others are in the default one. A tag does the same. */
export const composites = {
  tag: "composite",
  titles: ["Screens/", "Components/Shell/", "Components/Lobby/"],
} as const;

/** A look that a picture is taken in; the names are those of the toolbars. */
export interface PictureMode {
  readonly brand: string;
  readonly mode: "dark" | "light";
}

/**
 * The looks that Chromatic takes a story's pictures in: both modes of the default brand, and for composites both
 * modes of every brand.
 *
 * @example pictureModes({ title: "Screens/Home", tags: [] }, ["moonlit", "noon"], "noon")
 */
export function pictureModes(
  { title, tags }: { readonly title: string; readonly tags: readonly string[] },
  brands: readonly string[],
  defaultBrand: string,
): Record<string, PictureMode> {
  const isComposite =
    tags.includes(composites.tag) ||
    composites.titles.some((group) => title.startsWith(group));
  const shown = isComposite ? brands : [defaultBrand];
  return Object.fromEntries(
    shown.flatMap((brand) =>
      (["dark", "light"] as const).map((mode) => [
        `${brand} ${mode}`,
        { brand, mode },
      ]),
    ),
  );
}
