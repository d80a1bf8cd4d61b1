import { useCallback, useEffect, useState } from "react";
import type { PageFilters } from "../../navigation/pageFilters.ts";
import type { FoundPage } from "./findPage.ts";

/** The page that is asked for, with its filters, and how another one is. */
interface Asking {
  readonly page: string | undefined;
  readonly filters: PageFilters;
  readonly onPage: (key: string, filters?: PageFilters) => void;
}

/**
 * Corrects the address where another page is shown than the requested one, and remembers that a page was missed until
 * the reader goes to another page.
 *
 * @example const { missed, choose } = useFoundPage(found, place);
 */
export function useFoundPage(
  { key, missing }: FoundPage,
  { page: asked, filters, onPage }: Asking,
) {
  const [missed, setMissed] = useState<{ readonly at: string }>();
  if (missing && missed?.at !== key) setMissed({ at: key });
  const wrong = asked !== undefined && asked !== key;
  useEffect(() => {
    // The filters of another name are the page's own; those of a page that does not exist are nobody's.
    if (wrong) onPage(key, missing ? {} : filters);
  }, [wrong, key, missing, filters, onPage]);
  const choose = useCallback(
    (next: string, wanted?: PageFilters) => {
      setMissed(undefined);
      onPage(next, wanted);
    },
    [onPage],
  );
  return {
    /** The page is shown instead of one that does not exist. */
    missed: missed?.at === key,
    choose,
  };
}
