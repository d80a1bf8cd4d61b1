import { useCallback, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useModalActions } from "../../navigation/modals.ts";
import {
  filtersIn,
  filtersOf,
  queryOf,
  type PageFilters,
} from "../../navigation/pageFilters.ts";
import { useRouter } from "../../navigation/routerContext.ts";

/** How a centre is presented, and how its current page is requested and changed. */
export interface CentrePlace {
  readonly presentation: "dialog" | "page";
  /** Path of the centre as a page of its own. */
  readonly path: string;
  /** Key of the requested page. */
  readonly page: string | undefined;
  /** What the page is filtered by. */
  readonly filters: PageFilters;
  /** Shows a page with these filters, in the same history entry: choosing filters must not fill the history. */
  readonly onPage: (key: string, filters?: PageFilters) => void;
  /** Absent if the centre is a page of its own. */
  readonly onClose?: () => void;
}

/** Where a centre's dialog is asked for. */
export interface PanelProps {
  readonly page: string | undefined;
  readonly filters?: PageFilters | undefined;
}

/**
 * In a panel over the site, on a chosen page (MEM-01, AGT-01, OPN-60). The address is the page's below, so the filters
 * are in the history entry, like the page.
 */
export function useDialogPlace(
  panel: "member" | "agent",
  { page, filters: given }: PanelProps,
): CentrePlace {
  const { open, close } = useModalActions();
  const onPage = useCallback(
    (key: string, filters: PageFilters = {}) =>
      open({ name: "panel", panel, page: key, filters }),
    [open, panel],
  );
  const filters = useMemo(() => filtersIn(given), [given]);
  return {
    presentation: "dialog",
    path: panel === "member" ? "/member" : "/agentHome",
    page,
    filters,
    onPage,
    onClose: close,
  };
}

/** As a page of its own, with the centre's current page and its filters in the address (RTE-04, OPN-19). */
export function useAddressPlace(): CentrePlace {
  const { pathname: path, search } = useLocation();
  const router = useRouter();
  const onPage = useCallback(
    (page: string, filters: PageFilters = {}) =>
      router.navigate(
        { search: queryOf(page, filters) },
        { replace: true, state: router.location.state },
      ),
    [router],
  );
  const filters = useMemo(() => filtersOf(search), [search]);
  const page = new URLSearchParams(search).get("page") ?? undefined;
  return { presentation: "page", path, page, filters, onPage };
}
