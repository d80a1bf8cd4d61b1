import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nearest, type Problem } from "../files/problem.ts";

/** What a brand's folder may contain; anything else is in the wrong place. */
const members = [
  "brand.json",
  "tokens.json",
  "messages",
  "assets",
  "content",
  "mails",
];

/**
 * Why a brand's folder cannot be looked into; undefined if it can. Names that lead out of the themes folder are not
 * followed.
 *
 * @example folderFault("../secret", "themes")
 */
export function folderFault(id: string, themesDir: string): string | undefined {
  if (/[/\\\0]/.test(id) || id === "" || id.startsWith("."))
    return "cannot be a brand: name one folder of themes, such as aurora.";
  const folder = lstatSync(join(themesDir, id), { throwIfNoEntry: false });
  if (folder?.isDirectory()) return undefined;
  return folder
    ? "is a link or a file; a brand must be a folder of its own."
    : `there is no such folder${nearest(id, foldersOf(themesDir))}.`;
}

function foldersOf(themesDir: string): string[] {
  return readdirSync(themesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => name);
}

/**
 * Checks the name of a brand's folder, and that it contains nothing but a brand's own files.
 *
 * @example checkFolder("aurora", "themes/aurora")
 */
export function checkFolder(id: string, dir: string): Problem[] {
  const name = /^[a-z][a-z0-9-]*$/.test(id)
    ? []
    : [
        {
          file: "",
          key: "",
          rule: "the name of a brand's folder may only have lower-case letters, digits and hyphens.",
        },
      ];
  const strangers = readdirSync(dir)
    .filter((file) => !members.includes(file))
    .map((file) => ({
      file,
      key: "",
      rule: `does not belong to a brand, which has only ${members.join(", ")}${nearest(file, members)}.`,
    }));
  const folders = ["messages", "assets", "content"]
    .filter((file) => {
      const found = lstatSync(join(dir, file), { throwIfNoEntry: false });
      return found && !found.isDirectory();
    })
    .map((file) => ({
      file,
      key: "",
      rule: "is a link or a file; it must be a folder of its own.",
    }));
  return [...name, ...strangers, ...folders];
}
