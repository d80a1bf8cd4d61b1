import { defineMessages, type IntlShape } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { PageName, RouteRecord } from "../navigation/table.ts";
import { categoryMessages } from "../shared/words/categories.ts";

/** Ids are `description.` and the page's name; the build writes `home`, in the brand's first language, into the document. */
const messages = defineMessages<{
  home: { brand: string };
  category: { brand: string; category: string };
  promotions: { brand: string };
  help: { brand: string };
  download: { brand: string };
}>({
  home: {
    id: "description.home",
    defaultMessage:
      "{brand}: games of many studios in one lobby, for adults. Play for pleasure, and set yourself a limit.",
    description:
      "Description of the lobby in a search engine's results; at most 160 letters",
  },
  category: {
    id: "description.category",
    defaultMessage:
      "{category} at {brand}: every game with its studio, to be found by name and by kind. For adults.",
    description:
      "Description of a category's page in a search engine's results; at most 160 letters",
  },
  promotions: {
    id: "description.promotions",
    defaultMessage:
      "The promotions that {brand} runs now, each with its dates and its terms. For adults.",
    description:
      "Description of the promotions in a search engine's results; at most 160 letters",
  },
  help: {
    id: "description.help",
    defaultMessage:
      "Help from {brand}: answers about accounts, deposits, withdrawals and the rules of play.",
    description:
      "Description of the help centre in a search engine's results; at most 160 letters",
  },
  download: {
    id: "description.download",
    defaultMessage: "How to get the app of {brand} onto a phone.",
    description:
      "Description of the page with the app in a search engine's results; at most 160 letters",
  },
});

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
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  brand: Pick<Brand, "name">,
  record: RouteRecord | undefined,
): PageDescription {
  const names = { brand: brand.name };
  const home = formatMessage(messages.home, names);
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
      description: formatMessage(messages.category, {
        ...names,
        category: formatMessage(categoryMessages[category]),
      }),
      canonical: path,
    };
  const own =
    page === "promotions" || page === "help" || page === "download"
      ? formatMessage(messages[page], names)
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
