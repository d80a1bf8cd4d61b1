import { useCallback } from "react";
import { useRouter } from "./routerContext.ts";
import { useModalActions } from "./modals.ts";

/**
 * Closes a dialog that contains another site's page. Navigation inside that page is in the history too, so going back
 * would only change that page: instead, the dialog's own entry is replaced by the page below it.
 *
 * @example const leave = useLeaveFrame(); <GamePopup onClose={leave} … />
 */
export function useLeaveFrame(): () => void {
  const router = useRouter();
  const { leaveFor } = useModalActions();
  return useCallback(() => {
    const { pathname, search, hash } = router.location;
    leaveFor(pathname + search + hash);
  }, [router, leaveFor]);
}
