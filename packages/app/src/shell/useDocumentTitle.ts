import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { notFound } from "../navigation/table.ts";
import { useServices } from "../services/services.ts";
import { useOwnPageName } from "../kit/pageName.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

/**
 * Names the page in the browser's tab and for a screen reader that arrives at it; for search engines it is described
 * too, as soon as the words for that are there.
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
    // Nobody who reads the page misses it: a fetch that fails is made again with the next page.
    import("./describePage.ts").then(
      ({ describePage }) => describePage(intl, brand, record),
      () => {},
    );
  }, [title, intl, brand, record]);
}
