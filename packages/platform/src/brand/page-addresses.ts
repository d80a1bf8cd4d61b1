import { languageParameter } from "./link-language.ts";

/* Addresses of pages in languages, for machines that read; separate from what the first screen needs. */

/**
 * The address of a page in a language. In the brand's own it has no parameter, so each page has one address for it.
 *
 * @example inLanguage("/help", "EN", "MY") // "/help?lang=EN"
 */
export const inLanguage = (path: string, code: string, first: string): string =>
  code === first ? path : `${path}?${languageParameter}=${code}`;

/**
 * The addresses of a page in all languages, by the value of `hreflang`; the page without parameter is for everybody
 * else. None where there is only one language.
 *
 * @example alternatesOf("/help", [{ code: "MY", tag: "ms-MY" }, { code: "EN", tag: "en" }], "MY")
 */
export const alternatesOf = (
  path: string,
  languages: readonly { readonly code: string; readonly tag: string }[],
  first: string,
): { readonly hreflang: string; readonly path: string }[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map(({ code, tag }) => ({
          hreflang: tag,
          path: inLanguage(path, code, first),
        })),
        { hreflang: "x-default", path },
      ];
