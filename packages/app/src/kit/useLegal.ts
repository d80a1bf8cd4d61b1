import { legalLines, legalWords } from "virtual:brand/legal";
import type { Brand } from "@foyer/platform/brand";
import { useServices } from "../services/services.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";

type Lines = Omit<Brand["legal"], "words">;

/**
 * The brand's legal lines in the reader's language; a line that has no translation appears as the brand first wrote
 * it. Only code that is fetched after the first screen may use it: the lines are kept out of the entry chunk.
 *
 * @example const { risk } = useLegal();
 */
export function useLegal(): Lines {
  const { brand } = useServices();
  const { language } = useLanguage();
  // A build's brand object contains none: they would add to the first script.
  const first = brand.legal.rights === "" ? legalLines : brand.legal;
  return legalIn(first, legalWords, language.code);
}

/**
 * Chooses the lines of one language.
 *
 * @example legalIn(legalLines, { MY: { risk: "…" } }, "MY").risk
 */
export function legalIn(
  { rights, licence, risk }: Lines,
  words: NonNullable<Brand["legal"]["words"]>,
  code: string,
): Lines {
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  return {
    rights: own?.rights ?? rights,
    licence: own?.licence ?? licence,
    risk: own?.risk ?? risk,
  };
}
