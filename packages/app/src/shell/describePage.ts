import { translate } from "@foyer/ui/words";
import { type IntlShape } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { PageName, RouteRecord } from "../navigation/table.ts";
import { categoryMessages } from "../kit/words/categories.ts";

/** Ids are `description.` and the page's name; the build writes `home`, in the brand's first language, into the document. */
const messages = {
  home: "description.home",
  category: "description.category",
  promotions: "description.promotions",
  help: "description.help",
  download: "description.download",
} as const;

/** Where every address of the lobby belongs to, its popups' included. */
const lobby = "/";

/* Pages for everybody; all others belong to a person, or to nobody. */
const findable: Readonly<Partial<Record<PageName, true>>> = {
  home: true,
  gameCentre: true,
  gameList: true,
  promotions: true,
  help: true,
  download: true,
};

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
  const home = translate(intl, messages.home, names);
  if (
    !record ||
    !findable[record.page] ||
    (record.access ?? "everyone") !== "everyone"
  )
    return { description: home };
  const { page, path, category } = record;
  if (page === "home") return { description: home, canonical: lobby };
  if (category)
    return {
      description: translate(intl, messages.category, {
        ...names,
        category: translate(intl, categoryMessages[category]),
      }),
      canonical: path,
    };
  const own =
    page === "promotions" || page === "help" || page === "download"
      ? translate(intl, messages[page], names)
      : home;
  return { description: own, canonical: path };
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
