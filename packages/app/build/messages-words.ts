import type { WordsCheck } from "@foyer/ui/theme/check";
import { packFaults } from "./pack-check.ts";
import type { Pack } from "./packs.ts";

/** The base packs there are. */
export interface BasePacks {
  /** The pack of a language, and its file as people are shown it; undefined where there is none. */
  readonly read: (
    tag: string,
  ) => { readonly file: string; readonly messages: Pack } | undefined;
}

/**
 * The check of a brand's words against the portal's: its own texts, and whether the pack of each of its languages is
 * whole.
 *
 * @example checkBrand(id, { themesDir, packsDir, checkWords: brandWords({ read }) })
 */
export function brandWords({ read }: BasePacks): WordsCheck {
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
