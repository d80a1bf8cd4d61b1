import { legalWords } from "virtual:brand/legal";
import type { Brand } from "@foyer/platform/brand";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useServices } from "../services/services.ts";

type Lines = Omit<Brand["legal"], "words">;

/**
 * The brand's legal lines in the reader's language; a line that was not written in it reads as the brand wrote it first.
 * Only what is fetched after the first screen may use it: the lines are kept out of the entry.
 *
 * @example const { risk } = useLegal();
 */
export function useLegal(): Lines {
  const { brand } = useServices();
  const { language } = useLanguage();
  const first = { ...brand.legal, ...legalWords[brand.defaultLanguage] };
  return legalIn(first, legalWords, language.code);
}

/**
 * Chooses the lines of one language.
 *
 * @example legalIn(brand.legal, { MY: { risk: "…" } }, "MY").risk
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
