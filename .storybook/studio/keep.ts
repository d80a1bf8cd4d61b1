import { field } from "../guide.ts";
import { filesOf, readPack, type StudioPack } from "./pack.ts";

const keyOf = (brandId: string) => `foyer-studio ${brandId}`;

/**
 * Keeps a draft for as long as the tab is open; undefined: there is none to keep.
 *
 * @example keepDraft(sessionStorage, brand, pack)
 */
export function keepDraft(
  storage: Pick<Storage, "setItem" | "removeItem">,
  brandId: string,
  draft: StudioPack | undefined,
): void {
  try {
    if (draft) storage.setItem(keyOf(brandId), JSON.stringify(filesOf(draft)));
    else storage.removeItem(keyOf(brandId));
  } catch {
    // Without storage in the browser, the draft lasts as long as the page.
  }
}

/**
 * The stored draft; undefined if there is none or it is not valid. It is read with the same checks as anything from
 * outside.
 *
 * @example keptDraft(sessionStorage, brand)
 */
export function keptDraft(
  storage: Pick<Storage, "getItem">,
  brandId: string,
): StudioPack | undefined {
  try {
    const text = storage.getItem(keyOf(brandId));
    const files: unknown = text === null ? undefined : JSON.parse(text);
    if (!Array.isArray(files) || !files.every(isFile)) return undefined;
    const read = readPack(files);
    return read.ok ? read.pack : undefined;
  } catch {
    return undefined;
  }
}

function isFile(value: unknown): value is { name: string; text: string } {
  return (
    typeof field(value, "name") === "string" &&
    typeof field(value, "text") === "string"
  );
}
