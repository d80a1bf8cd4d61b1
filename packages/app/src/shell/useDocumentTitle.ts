import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type { Brand } from "@foyer/platform/brand";
import { notFound, type RouteRecord } from "../navigation/table.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useServices } from "../services/services.ts";
import { useOwnPageName } from "../kit/pageName.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

type Translate = (id: PlainWordId) => string;

/** A page of the route table in a language. */
interface NamedPage {
  readonly record: RouteRecord | undefined;
  /** Pack code of the language. */
  readonly language: string;
}

/**
 * The name of a page: its own, or that of its category; undefined for the lobby.
 *
 * @example pageName(t, { record, language: "EN" }) // "Promotions"
 */
export function pageName(
  t: Translate,
  { record, language }: NamedPage,
): string | undefined {
  const { category, title, own } = record ?? notFound;
  return (
    own?.title[language] ||
    (category && t(categoryMessages[category])) ||
    (title && t(title))
  );
}

/**
 * The title of a page: its own name, that of its category or its kind, and the brand's.
 *
 * @example pageTitle(t, brand, { record, language: "EN" }) // "Promotions · Aurora"
 */
export function pageTitle(
  t: Translate,
  brand: Pick<Brand, "name">,
  page: NamedPage,
  own?: string,
): string {
  const named = own || pageName(t, page);
  return named === undefined ? brand.name : `${named} · ${brand.name}`;
}

/**
 * Sets the page's title, for the browser's tab and for screen readers; for search engines the page is described too,
 * as soon as the texts for that are loaded.
 */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const { language, languages } = useLanguage();
  const record = useRouteRecord();
  const title = pageTitle(
    t,
    brand,
    { record, language: language.code },
    useOwnPageName(),
  );
  useEffect(() => {
    document.title = title;
    // Invisible to visitors: if the import fails, it is repeated on the next page.
    import("./describePage.ts").then(
      ({ describePage }) =>
        describePage(intl, brand, { language, languages }, record),
      () => {},
    );
  }, [title, intl, brand, language, languages, record]);
}
