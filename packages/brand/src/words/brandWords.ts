import type { WordsCheck } from "../checks/check.ts";
import { packFaults } from "./packCheck.ts";
import type { BasePack } from "./basePacks.ts";

/**
 * The check of a brand's words against the portal's: its own texts, and whether the pack of each of its languages is
 * whole.
 *
 * @example checkBrand(id, { themesDir, packs, checkWords: brandWords(read) })
 */
export function brandWords(
  read: (tag: string) => BasePack | undefined,
): WordsCheck {
  const english = read("en")?.messages ?? {};
  return ({ tag }, own) => {
    const base = read(tag);
    return {
      own: packFaults(english, { messages: own, complete: false, tag }).map(
        ({ id, rule }) => ({ key: id, rule }),
      ),
      base: base
        ? packFaults(english, {
            messages: base.messages,
            complete: true,
            tag,
          }).map(({ id, rule }) => ({ file: base.file, key: id, rule }))
        : [],
    };
  };
}
