import type { DocumentBrand } from "@foyer/platform/brand";
import type { LoadPack, Pack } from "../services/packs.ts";

/**
 * Fetches texts from the addresses in the document. The fonts of a language come with them, but nothing waits for
 * those.
 *
 * @throws Error if the file is not there; the portal is told as of any other lost part (services/newBuild.ts).
 * @example createServices({ brand, loadPack: fetchPacks(words), queryToken });
 */
export const fetchPacks =
  (words: DocumentBrand["words"]): LoadPack =>
  async (code, part) => {
    const files = words[code];
    if (!files) throw new Error(`There is no pack ${code}.`);
    if (files.fonts !== undefined && part === "portal") addSheet(files.fonts);
    const address = new URL(files[part], location.origin).href;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The answer was ${response.status}.`);
      const pack: Pack = await response.json();
      return pack;
    } catch (cause) {
      const payload = new Error(`No words at ${address}`, { cause });
      // Vite tells of lost modules by this event.
      dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
      throw payload;
    }
  };

function addSheet(href: string): void {
  // A drawn page in this language has it already.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
