import {
  categoryCodes,
  languageCatalogue,
  type CategoryCode,
} from "@foyer/platform/brand";
import { nearest, shown } from "../files/problem.ts";
import {
  AnswerError,
  list,
  type AnsweredLanguage,
  type AnswerPlace,
} from "./scaffoldAnswers.ts";

/** The platform's pack codes, where they are not the language's own letters. */
const packCodes: Readonly<Record<string, string>> = {
  "ms-MY": "MY",
  "zh-CN": "CN",
};

/** Languages by English name, tag or pack code, the default one first. */
export function readLanguages(
  text: string,
  { hasWords }: AnswerPlace,
): readonly AnsweredLanguage[] {
  const languages = list(text).map(readLanguage);
  const [first] = languages;
  if (!first) throw new AnswerError("Name one language at least, as English.");
  const twice = languages.find(
    ({ tag }, at) => languages.findIndex((one) => one.tag === tag) !== at,
  );
  if (twice) throw new AnswerError(`${twice.label} is named twice.`);
  if (!hasWords(first.tag))
    throw new AnswerError(
      `There are no words for ${first.label} yet, so it cannot be the first one; put a language with words before it, or have it translated first: npm run messages -- export ${first.tag} words.json`,
    );
  const taken = new Set<string>();
  return languages.map((language) => {
    // Two languages may have the same pack code on the platform: the second one gets an X appended, and the brand
    // corrects it.
    const code = taken.has(language.code) ? `${language.code}X` : language.code;
    taken.add(code);
    return { ...language, code };
  });
}

function readLanguage(text: string): AnsweredLanguage {
  const wanted = text.toLowerCase();
  if (wanted === "my")
    throw new AnswerError(
      "MY may be Malay or Burmese: write the name of the language.",
    );
  const entries = Object.entries(languageCatalogue);
  const found = entries.find(([name, { tag, label }]) =>
    [name, tag, label, codeOf(tag)].some(
      (known) => known.toLowerCase() === wanted,
    ),
  );
  if (!found)
    throw new AnswerError(
      `${shown(text)} is no language of the catalogue${nearest(
        text,
        entries.map(([name]) => name),
      )}; there are: ${entries.map(([name]) => name).join(", ")}.`,
    );
  const { tag, label } = found[1];
  return { code: codeOf(tag), tag, label };
}

function codeOf(tag: string): string {
  return packCodes[tag] ?? (tag.split("-")[0] ?? tag).toUpperCase();
}

/** Categories by code; HOME and FAV are placed automatically. */
export function readCategories(text: string): readonly CategoryCode[] {
  const named = list(text).map((code) => {
    const found = categoryCodes.find((known) => known === code.toUpperCase());
    if (!found)
      throw new AnswerError(
        `${shown(code)} is no category${nearest(code, categoryCodes)}; there are: ${categoryCodes.join(", ")}.`,
      );
    return found;
  });
  const between = [...new Set(named)].filter(
    (code) => code !== "HOME" && code !== "FAV",
  );
  if (between.length === 0)
    throw new AnswerError(
      `Name one category at least besides HOME and FAV, as RNG.`,
    );
  return ["HOME", ...between, "FAV"];
}
