import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { RouteRecord } from "../navigation/table.ts";
import { categoryMessages } from "../kit/words/categories.ts";

/** Canonical address of the lobby, its dialogs included. */
const lobby = "/";

/** Information about a page for search engines. */
export interface PageDescription {
  readonly description: string;
  /**
   * The canonical address of the page, without parameters that only select within it; absent if it must not be
   * indexed.
   */
  readonly canonical?: string;
}

/**
 * Information for search engines about a page of the route table, or about an unknown address. A page that needs a
 * session, and one that does not exist, must not be indexed.
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
  // A page that is not open to everyone is personal, or does not exist.
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
 * Writes a page's description into the document: its `<meta>`, and either its canonical address or that it must not
 * be indexed.
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
