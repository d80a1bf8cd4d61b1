import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { notFound } from "../navigation/table.ts";
import { useServices } from "../services/services.ts";
import { useOwnPageName } from "../kit/pageName.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

/**
 * Sets the page's title, for the browser's tab and for screen readers; for search engines the page is described too,
 * as soon as the texts for that are loaded.
 */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const record = useRouteRecord();
  const { category, title: words } = record ?? notFound;
  const own = useOwnPageName();
  const named =
    own || (category && t(categoryMessages[category])) || (words && t(words));
  const title = named === undefined ? brand.name : `${named} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
    // Invisible to visitors: if the import fails, it is repeated on the next page.
    import("./describePage.ts").then(
      ({ describePage }) => describePage(intl, brand, record),
      () => {},
    );
  }, [title, intl, brand, record]);
}
