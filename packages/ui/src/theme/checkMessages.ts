import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Problem } from "./problem.ts";
import { readJson } from "./readJson.ts";

/**
 * Checks a brand's `messages` folder: files of languages it does not have, and ids that no pack knows.
 *
 * @example checkMessages("themes/aurora/messages", { languages: ["EN"], ids: new Set(["hd_home"]) })
 */
export function checkMessages(
  dir: string,
  known: {
    readonly languages: readonly string[];
    readonly ids: ReadonlySet<string> | undefined;
  },
): Problem[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir).flatMap((name) => {
    const file = `messages/${name}`;
    const code = basename(name, ".json");
    if (!name.endsWith(".json") || !known.languages.includes(code)) {
      return [
        {
          file,
          key: "",
          rule: `belongs to no language of the brand; name it after one of ${known.languages.join(", ")}, as EN.json.`,
        },
      ];
    }
    const pack = readJson(join(dir, name));
    if (!pack.ok) return [{ file, key: "", rule: pack.why }];
    if (
      typeof pack.value !== "object" ||
      pack.value === null ||
      Array.isArray(pack.value)
    ) {
      return [
        { file, key: "", rule: "must hold one object of message id and text." },
      ];
    }
    return Object.entries(pack.value).flatMap(
      ([id, text]: [string, unknown]) => {
        if (typeof text !== "string")
          return [{ file, key: id, rule: "must be a text." }];
        return known.ids && !known.ids.has(id)
          ? [{ file, key: id, rule: "no message has this id." }]
          : [];
      },
    );
  });
}
