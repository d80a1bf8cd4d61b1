import type { PackFile } from "../../packages/brand/src/exchange/exportFiles.ts";
import { readPack, type ReadPack } from "./pack.ts";

/* As text: what a folder holds is read by the same door as what comes from outside. */
const texts = import.meta.glob<string>(
  ["../../themes/*/{brand,tokens}.json", "../../themes/*/messages/*.json"],
  { query: "?raw", import: "default", eager: true },
);

/**
 * What a brand's folder holds now.
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
