import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { mailTextFaults } from "./mailTextFaults.ts";

/** What a brand's texts are checked against. */
export interface MailSurroundings {
  /** Pack codes of the brand's languages; empty if they could not be read. */
  readonly codes: readonly string[];
  /** The brand's name, for the length of text messages. */
  readonly name?: string | undefined;
}

/** Maximum number of findings for one file. */
const mostFindings = 40;

/**
 * Checks a brand's `mails` folder, the texts of e-mails and text messages: files of languages that the brand does not
 * have, unknown ids, placeholders that are unknown or missing, HTML, links, and text messages that are sent as
 * several. Paths in the findings begin with the folder's name; never throws.
 *
 * @example checkMails("themes/aurora/mails", { codes: ["EN"], name: "Aurora" })
 */
export function checkMails(dir: string, around: MailSurroundings): Problem[] {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory())
    return [
      {
        file: "mails",
        key: "",
        rule: "is a link or a file; it must be a folder of its own.",
      },
    ];
  return readdirSync(dir)
    .sort()
    .flatMap((name) => checkFile(join(dir, name), name, around));
}

function checkFile(
  path: string,
  name: string,
  { codes, name: brand }: MailSurroundings,
): Problem[] {
  const file = `mails/${name}`;
  const say = (rule: string, key = ""): Problem => ({ file, key, rule });
  // If the languages could not be read, unknown files cannot be told apart.
  if (codes.length > 0 && !codes.some((code) => name === `${code}.json`))
    return [
      say(
        `does not belong to a language of the brand; name it after one of ${codes.join(", ")}, such as ${codes[0]}.json.`,
      ),
    ];
  const read = readJson(path);
  if (!read.ok) return [say(read.why)];
  if (!isObject(read.value))
    return [say("must contain one object of ids and texts.")];
  return Object.entries(read.value)
    .flatMap(([id, text]): Problem[] =>
      typeof text === "string"
        ? mailTextFaults(id, text, brand === undefined ? {} : { brand }).map(
            (fault) => ({ file, key: id, ...fault }),
          )
        : [say("must be a text.", id)],
    )
    .slice(0, mostFindings);
}
