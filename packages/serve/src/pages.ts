/** The pages of a build, as its servers have to know them. */
export interface ServedPages {
  /** Paths of the brand's pages; every other address is none of it. */
  readonly paths: readonly string[];
  /** Pack codes of the brand's languages, that of a first visit first. */
  readonly languages: readonly string[];
}

/**
 * The brand's pages as a regular expression that nginx, Caddy and JavaScript read alike, to be matched without regard
 * to case: the portal's router takes no notice of it either, nor of slashes at the end.
 *
 * @example new RegExp(pagePattern(["/", "/help"]), "i").test("/Help/") // true
 */
export const pagePattern = (paths: readonly string[]): string =>
  `^/(?:${paths.map((path) => path.slice(1).replaceAll(".", "\\.")).join("|")})/*$`;

/**
 * Whether an address is a page of the brand.
 *
 * @example isPageOf(["/", "/help"])("/no-such-page") // false
 */
export function isPageOf(paths: readonly string[]): (path: string) => boolean {
  const pattern = new RegExp(pagePattern(paths), "i");
  return (path) => {
    try {
      return pattern.test(decodeURIComponent(path));
    } catch {
      return false; // No page has a name that cannot be decoded.
    }
  };
}

/** Folder of the prerendered documents in a build. Its name makes it private to every server. */
export const documentsFolder = "_documents";

/**
 * Path of a page's document in its folder. No page's path can be that of another's document, with or without a slash
 * at its end.
 *
 * @example documentPath("/help", "EN") // "/help_EN.html"
 */
export const documentPath = (path: string, language: string): string =>
  `${path}_${language}.html`;

/** What a server reads a document's language from: the query as it is, a space, and the cookie `lang`. */
type LanguageRule = readonly [pattern: string, language: string];

/**
 * How a static server knows in which language a visitor gets a document: the first pattern that matches decides. It
 * is the one in the address, else the visitor's choice, else the brand's first. Where none matches there is another
 * query, which may hold a token: there is no document for it.
 *
 * @example languageRules(["MY", "EN"]).find(([pattern]) => new RegExp(pattern).test("lang=EN MY"))?.[1] // "EN"
 */
export const languageRules = (languages: readonly string[]): LanguageRule[] => [
  ...languages.flatMap((code): LanguageRule[] => [
    [`^lang=${code} `, code],
    [`^ ${code}$`, code],
  ]),
  ...languages.slice(0, 1).map((first): LanguageRule => ["^ ", first]),
];
