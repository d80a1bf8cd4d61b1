import { useCallback } from "react";
import { useRouter } from "./routerContext.ts";
import { useModalActions } from "./modals.ts";

/**
 * Closes a dialog with another site's page in it. What was gone through in that page lies in the history too, so
 * going back would only turn the page: the dialog's own entry becomes the page under it instead.
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
