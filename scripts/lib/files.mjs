// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths of all files in a folder and its subfolders.
 * @param {string} folder
 */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
