import { assets, assetSizes, brandId as builtBrand } from "virtual:brand";
import { legalWords } from "virtual:brand/legal";
import { brandWords } from "virtual:brand-words";
import { languages, messages } from "virtual:messages";
import type { Brand } from "@foyer/platform/brand";

const pictures = import.meta.glob<string>("../../themes/*/assets/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The portal is built for one brand, whose pictures and words are modules. A story may show another brand: the
 * content of those modules is replaced before the portal reads it. Returns a function that undoes it.
 *
 * @example const end = stock(id, brand); root.render(<Root … />)
 */
export function stock(brandId: string, brand: Brand): () => void {
  const words = brandWords[brandId];
  const ends = [
    refill(legalWords, brand.legal.words ?? {}),
    ...(words
      ? [refill(messages, words.messages), relist(languages, words.languages)]
      : []),
    ...(brandId === builtBrand
      ? []
      : [
          refill(assets, picturesOf(brandId)),
          // The sizes are those of the built brand; without them a logo has the size in its own file.
          refill(assetSizes, {}),
        ]),
  ];
  return () => ends.forEach((end) => end());
}

function picturesOf(brandId: string): Record<string, string> {
  const folder = `../../themes/${brandId}/assets/`;
  return Object.fromEntries(
    Object.entries(pictures)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, address]) => [
        path.slice(folder.length).replace(/\.svg$/, ""),
        address,
      ]),
  );
}

function refill(target: object, content: object): () => void {
  const before = { ...target };
  const fill = (entries: object) => {
    for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
    Object.assign(target, entries);
  };
  fill(content);
  return () => fill(before);
}

/** A list is changed in place, because importers hold a reference to it. */
function relist<Entry>(
  target: readonly Entry[],
  content: readonly Entry[],
): () => void {
  const before = [...target];
  const fill = (list: unknown, entries: readonly Entry[]) => {
    if (Array.isArray(list)) list.splice(0, list.length, ...entries);
  };
  fill(target, content);
  return () => fill(target, before);
}
