import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { RouteRecord } from "../navigation/table.ts";
import { categoryMessages } from "../kit/words/categories.ts";

/** Where every address of the lobby belongs to, its popups' included. */
const lobby = "/";

/** What search engines are told of a page. */
export interface PageDescription {
  readonly description: string;
  /** The one address of the page, without what only chooses within it; none where it is not to be found. */
  readonly canonical?: string;
}

/**
 * What search engines are told of a page of the route table, or of an address that there is not. A page that needs a
 * session, and one that is not there, have no place in their results.
 *
 * @example pageDescription(intl, brand, record).canonical // "/live"
 */
export function pageDescription(
  intl: Pick<IntlShape, "formatMessage">,
  brand: Pick<Brand, "name">,
  record: RouteRecord | undefined,
): PageDescription {
  const names = { brand: brand.name };
  const home = translate(intl, "description.home", names);
  // All but pages for everybody belong to a person, or to nobody.
  if (!record || (record.access ?? "everyone") !== "everyone")
    return { description: home };
  const { page, path, category, description } = record;
  if (category)
    return {
      description: translate(intl, "description.category", {
        ...names,
        category: translate(intl, categoryMessages[category]),
      }),
      canonical: path,
    };
  return description
    ? {
        description: translate(intl, description, names),
        canonical: page === "home" ? lobby : path,
      }
    : { description: home };
}

/**
 * Writes a page's description into the document: its `<meta>`, and either its one address or that it is not to be
 * found.
 *
 * @example describePage(intl, brand, record)
 */
export function describePage(
  ...about: Parameters<typeof pageDescription>
): void {
  const { description, canonical } = pageDescription(...about);
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
}
