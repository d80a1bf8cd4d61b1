import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";

/** How a centre is presented, and how its current page is requested and changed. */
export interface CentrePlace {
  readonly presentation: "dialog" | "page";
  /** Key of the requested page. */
  readonly page: string | undefined;
  readonly onPage: (key: string) => void;
  /** Absent if the centre is a page of its own. */
  readonly onClose?: () => void;
}

/** In a panel over the site, on a chosen page (MEM-01, AGT-01, OPN-60). */
export function useDialogPlace(
  panel: "member" | "agent",
  page: string | undefined,
): CentrePlace {
  const { open, close } = useModalActions();
  const onPage = useCallback(
    (key: string) => open({ name: "panel", panel, page: key }),
    [open, panel],
  );
  return { presentation: "dialog", page, onPage, onClose: close };
}

/** As a page of its own, with the centre's current page in the address (RTE-04, OPN-19). */
export function useAddressPlace(): CentrePlace {
  const { search } = useLocation();
  const router = useRouter();
  const onPage = useCallback(
    (page: string) =>
      router.navigate(
        { search: `?${new URLSearchParams({ page }).toString()}` },
        { replace: true },
      ),
    [router],
  );
  const page = new URLSearchParams(search).get("page") ?? undefined;
  return { presentation: "page", page, onPage };
}
