import { assets, assetSizes } from "virtual:brand";
import { legalWords } from "virtual:brand/legal";
import { brandWords } from "virtual:brand-words";
import { languages, messages } from "virtual:messages";
import type { Brand } from "@foyer/platform/brand";

const pictures = import.meta.glob<string>("../../../themes/*/assets/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The portal is built for one brand, whose pictures and words come as modules. In the studio's frame it is another's
 * turn: what those modules hold is replaced before the portal reads it.
 *
 * @example stock(id, brand); root.render(<Root … />)
 */
export function stock(brandId: string, brand: Brand): void {
  const folder = `../../../themes/${brandId}/assets/`;
  const own = Object.entries(pictures)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, address]) => [
      path.slice(folder.length).replace(/\.svg$/, ""),
      address,
    ]);
  refill(assets, Object.fromEntries(own));
  // The sizes are the built brand's; without them a logo has those of its own file.
  refill(assetSizes, {});
  refill(legalWords, brand.legal.words ?? {});
  const words = brandWords[brandId];
  if (!words) return;
  refill(messages, words.messages);
  // A list keeps its place in memory, as whoever has imported it holds that one.
  const list: unknown = languages;
  if (Array.isArray(list)) list.splice(0, list.length, ...words.languages);
}

function refill(target: object, content: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, content);
}
