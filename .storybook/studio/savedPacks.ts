import type { PackFile } from "../../packages/brand/src/exchange/exportFiles.ts";
import { readPack, type ReadPack } from "./pack.ts";

/* As text: the content of a folder is read by the same checks as files from outside. */
const texts = import.meta.glob<string>(
  ["../../themes/*/{brand,tokens}.json", "../../themes/*/messages/*.json"],
  { query: "?raw", import: "default", eager: true },
);

/**
 * The current content of a brand's folder.
 *
 * @example savedPack(brands[0].id)
 */
export function savedPack(brandId: string): ReadPack {
  return readPack(savedFiles(brandId));
}

function savedFiles(brandId: string): PackFile[] {
  const folder = `../../themes/${brandId}/`;
  return Object.entries(texts)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => ({ name: path.slice(folder.length), text }));
}
