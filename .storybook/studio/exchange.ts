import type { PackFile } from "../../packages/brand/src/exchange/exportFiles.ts";
import { longestJson } from "../../packages/brand/src/files/parseJson.ts";

/**
 * The text of files that somebody chose, by the names that they have in a pack. Of one that is far too large only as
 * much is read as is needed to refuse it.
 *
 * @example readPack(await readFiles([...input.files]), draft)
 */
export function readFiles(files: readonly File[]): Promise<PackFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: packName(file.name),
      // A character has four bytes at most.
      text: await file.slice(0, longestJson * 4 + 4).text(),
    })),
  );
}

/** Browsers number what was saved twice: "tokens (1).json" is tokens.json. */
function packName(name: string): string {
  const plain = name.replace(/ ?\(\d+\)(?=\.json$)/, "");
  return /^[A-Z]{2,4}\.json$/.test(plain) ? `messages/${plain}` : plain;
}

/**
 * Gives a text to the browser as a file to save.
 *
 * @example download("tokens.json", text)
 */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([text], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
