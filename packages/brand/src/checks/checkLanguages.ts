import { packFor, type Brand } from "@foyer/platform/brand";
import { shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/** Languages that do not exist, have no words, or are named although the brand does not have them. */
export function languageFindings(
  brand: Brand,
  packs: readonly string[] | undefined,
): Finding[] {
  const codes = Object.keys(brand.languages);
  const tags = Object.entries(brand.languages).flatMap(([code, { tag }]) =>
    isTag(tag)
      ? []
      : [
          {
            key: `languages.${code}.tag`,
            rule: `"${tag}" is not a known language; write a BCP 47 tag, such as ms-MY.`,
          },
        ],
  );
  const unbundled = (
    packs
      ? Object.entries(brand.languages).filter(
          ([, { tag }]) => packFor(tag, packs) === undefined,
        )
      : []
  ).map(([code, { tag }]) =>
    code === brand.defaultLanguage
      ? {
          key: "defaultLanguage",
          rule: `there is no message pack for ${tag}; the packs are ${packs?.join(", ")}.`,
        }
      : {
          key: `languages.${code}`,
          rule: "is not offered yet, because the portal has no texts in this language.",
          note: true,
        },
  );
  const unknown = codes.includes(brand.defaultLanguage)
    ? []
    : [
        {
          key: "defaultLanguage",
          rule:
            codes.length > 0
              ? `"${brand.defaultLanguage}" is not one of the brand's languages; they are ${codes.join(", ")}.`
              : `"${brand.defaultLanguage}" is set, but languages is empty; add at least one there.`,
        },
      ];
  const bingo = brand.bingoLanguages
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      key: "bingoLanguages",
      rule: `"${code}" is not one of the brand's languages.`,
    }));
  return [...tags, ...unknown, ...unbundled, ...bingo, ...twins(brand)];
}

/** Languages that visitors and search engines could not tell apart. */
function twins({ languages }: Brand): Finding[] {
  const all = Object.entries(languages);
  return (["tag", "label"] as const).flatMap((member) =>
    all.flatMap(([code, language], at) => {
      const text = language[member];
      const [first] =
        all.slice(0, at).find(([, other]) => other[member] === text) ?? [];
      return first === undefined
        ? []
        : [
            {
              key: `languages.${code}.${member}`,
              rule: `${shown(text)} is the ${member} of ${first}, too; each language needs its own.`,
            },
          ];
    }),
  );
}

function isTag(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
