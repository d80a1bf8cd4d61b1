import type { Brand } from "@foyer/platform/brand";
import { useServices } from "../services/services.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";

type Lines = Omit<Brand["legal"], "words">;

/**
 * The brand's legal lines in the reader's language; a line that has no translation appears as the brand first wrote
 * it.
 *
 * @example const { risk } = useLegal();
 */
export function useLegal(): Lines {
  const { legal } = useServices().brand;
  return legalIn(legal, useLanguage().language.code);
}

/**
 * Chooses the lines of one language.
 *
 * @example legalIn({ rights, licence, risk, words: { MY: { risk: "…" } } }, "MY").risk // "…"
 */
export function legalIn(
  { rights, licence, risk, words = {} }: Brand["legal"],
  code: string,
): Lines {
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  return {
    rights: own?.rights ?? rights,
    licence: own?.licence ?? licence,
    risk: own?.risk ?? risk,
  };
}
