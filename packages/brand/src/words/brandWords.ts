import type { WordsCheck } from "../checks/check.ts";
import type { Problem } from "../files/problem.ts";
import { packFaults } from "./packCheck.ts";
import type { BasePack, Pack } from "./basePacks.ts";
import { sameAsEnglish } from "./sameAsEnglish.ts";
import { someIds } from "./someIds.ts";

type Finding = Omit<Problem, "file">;

/**
 * The check of a brand's words against the portal's: its own texts, whether the pack of each of its languages is
 * whole, and, to know, how much of a language that the portal has no texts in is there, and what is left in English.
 *
 * @example checkBrand(id, { themesDir, packs, checkWords: brandWords(read) })
 */
export function brandWords(
  read: (tag: string) => BasePack | undefined,
): WordsCheck {
  const english = read("en")?.messages ?? {};
  return ({ code, tag }, own) => {
    const base = read(tag);
    return {
      own: [
        ...packFaults(english, { messages: own, complete: false, tag }).map(
          ({ id, rule }) => ({ key: id, rule }),
        ),
        ...(base ? [] : partNotes(english, own, code)),
        ...(/^en\b/i.test(tag) ? [] : sameNotes(english, own)),
      ],
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

function partNotes(english: Pack, own: Pack, code: string): Finding[] {
  const ids = Object.keys(english);
  const there = ids.filter((id) => Object.hasOwn(own, id)).length;
  if (there === 0 || there === ids.length) return [];
  const share = Math.floor((there * 100) / ids.length);
  return [
    {
      key: "",
      rule: `has ${there} of the ${ids.length} texts, ${share} %. The language is offered with all of them, or from the share that languages.${code}.offeredFrom sets in brand.json; players then read the missing texts in another language.`,
      note: true,
    },
  ];
}

function sameNotes(english: Pack, own: Pack): Finding[] {
  const same = sameAsEnglish(english, own);
  return same.length === 0
    ? []
    : [
        {
          key: "",
          rule: `says the same as in English in ${someIds(same)}; translate what players should read in their language.`,
          note: true,
        },
      ];
}
