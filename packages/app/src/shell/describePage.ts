import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import { alternatesOf, inLanguage, type Brand } from "@foyer/platform/brand";
import type { Language } from "../i18n/language.ts";
import { canonicalOf } from "../navigation/canonical.ts";
import type { RouteRecord } from "../navigation/table.ts";
import { categoryMessages } from "../kit/words/categories.ts";

/** Information about a page for search engines. */
export interface PageDescription {
  readonly description: string;
  /**
   * The canonical address of the page in its language, without parameters that only select within it; absent if it must
   * not be indexed.
   */
  readonly canonical?: string;
  /** Its addresses in all languages of the brand, by the value of `hreflang`. */
  readonly alternates: ReturnType<typeof alternatesOf>;
}

/** The language of a page, and all that the brand has. */
interface PageLanguages {
  readonly language: Language;
  readonly languages: readonly Language[];
}

/**
 * Information for search engines about a page of the route table, or about an unknown address. A page that needs a
 * session, and one that does not exist, must not be indexed.
 *
 * @example pageDescription(intl, brand, { language, languages }, record).canonical // "/live?lang=EN"
 */
export function pageDescription(
  intl: Pick<IntlShape, "formatMessage">,
  brand: Pick<Brand, "name" | "defaultLanguage">,
  { language, languages }: PageLanguages,
  record: RouteRecord | undefined,
): PageDescription {
  const path = canonicalOf(record);
  const text = descriptionOf(
    intl,
    brand,
    language,
    path === undefined ? undefined : record,
  );
  if (path === undefined) return { description: text, alternates: [] };
  const first = brand.defaultLanguage;
  return {
    description: text,
    canonical: inLanguage(path, language.code, first),
    alternates: alternatesOf(path, languages, first),
  };
}

function descriptionOf(
  intl: Pick<IntlShape, "formatMessage">,
  brand: Pick<Brand, "name">,
  { code }: Language,
  {
    category,
    own,
    description = "description.home",
  }: Partial<RouteRecord> = {},
): string {
  if (own) return own.description[code] ?? "";
  const names = { brand: brand.name };
  return category
    ? translate(intl, "description.category", {
        ...names,
        category: translate(intl, categoryMessages[category]),
      })
    : translate(intl, description, names);
}

/**
 * Writes a page's description into the document: its `<meta>`, and either its canonical address and those in other
 * languages, or that it must not be indexed.
 *
 * @example describePage(intl, brand, { language, languages }, record)
 */
export function describePage(
  ...about: Parameters<typeof pageDescription>
): void {
  const { description, canonical, alternates } = pageDescription(...about);
  const { head } = document;
  const element = <K extends "meta" | "link">(
    tag: K,
    key: string,
    name: string,
  ) => {
    const found = head.querySelector<HTMLElementTagNameMap[K]>(
      `${tag}[${key}="${name}"]`,
    );
    if (found) return found;
    const made = document.createElement(tag);
    made.setAttribute(key, name);
    head.append(made);
    return made;
  };
  element("meta", "name", "description").content = description;
  if (canonical === undefined) {
    head.querySelector('link[rel="canonical"]')?.remove();
    element("meta", "name", "robots").content = "noindex";
  } else {
    head.querySelector('meta[name="robots"]')?.remove();
    element("link", "rel", "canonical").href = location.origin + canonical;
  }
  for (const old of head.querySelectorAll("link[hreflang]")) old.remove();
  for (const { hreflang, path } of alternates) {
    const link = document.createElement("link");
    link.rel = "alternate";
    link.hreflang = hreflang;
    link.href = location.origin + path;
    head.append(link);
  }
}
