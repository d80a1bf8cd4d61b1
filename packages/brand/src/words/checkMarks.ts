import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nearest, type Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { readMarks } from "./marks.ts";

/** Name of the folder of marks, in a brand's folder of messages. */
export const marksFolder = "marks";

/**
 * Checks what a brand keeps beside its packs: files of languages that it does not have, marks that do not exist, and
 * marks of texts that the pack does not have. Never throws.
 *
 * @param dir The brand's folder `messages`.
 * @param codes The brand's pack codes.
 * @example checkMarks("themes/harbour/messages", ["EN", "HI"])
 */
export function checkMarks(dir: string, codes: readonly string[]): Problem[] {
  // A link or a file in the place of the messages is reported elsewhere, and is not followed.
  if (!lstatSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  const folder = join(dir, marksFolder);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory())
    return [
      {
        file: `messages/${marksFolder}`,
        key: "",
        rule: "is a link or a file; it must be a folder of its own.",
      },
    ];
  return readdirSync(folder).flatMap((name) => {
    const file = `messages/${marksFolder}/${name}`;
    return checkFile(join(folder, name), { pack: join(dir, name), name, codes })
      .slice(0, mostFindings)
      .map((finding) => ({ file, ...finding }));
  });
}

function checkFile(
  path: string,
  {
    pack,
    name,
    codes,
  }: {
    readonly pack: string;
    readonly name: string;
    readonly codes: readonly string[];
  },
): readonly Omit<Problem, "file">[] {
  // If the languages could not be read, unknown files cannot be told apart.
  if (codes.length > 0 && !codes.some((code) => name === `${code}.json`))
    return [
      {
        key: "",
        rule: `does not belong to a language of the brand; name it after one of ${codes.join(", ")}.`,
      },
    ];
  const json = readJson(path);
  if (!json.ok) return [{ key: "", rule: json.why }];
  const { marks, faults } = readMarks(json.value);
  const texts = readJson(pack);
  const known = texts.ok && isObject(texts.value) ? texts.value : {};
  const lost = [...marks]
    .filter(([id]) => !Object.hasOwn(known, id))
    .map(([id, { mark }]) => ({
      key: `${mark}.${id}`,
      rule: `is about no text of messages/${name}${nearest(id, Object.keys(known))}; remove it.`,
    }));
  return [...faults, ...lost];
}

/** Maximum number of findings for one file. */
const mostFindings = 40;
