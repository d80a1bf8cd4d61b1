import { useCallback } from "react";
import { useIntl } from "react-intl";
import { media } from "@foyer/ui/styles/media";
import { modalActions, modalOf } from "../navigation/modals.ts";
import { useRouterIfAny } from "../navigation/routerContext.ts";
import { useServiceAddress } from "./useServiceAddress.ts";
import { openWindow } from "./openWindow.ts";

/** Dimensions of customer service's window, in pixels (CFG-17). */
const windowFeatures = "popup,width=440,height=750";

/**
 * Opens customer service: its window immediately, within the press itself, so that the browser allows it; on a phone
 * a panel over the page, unless a dialog is open whose content would be lost. A dialog without an address has to
 * state that itself (`fromDialog`). Undefined while there is none.
 *
 * @example const openService = useCustomerService(); {openService && <Button onClick={openService}>Help</Button>}
 */
export function useCustomerService(
  fromDialog = false,
): (() => void) | undefined {
  const address = useServiceAddress();
  const router = useRouterIfAny();
  const intl = useIntl();

  const open = useCallback(() => {
    if (address === undefined) return;
    const covered = fromDialog || (router && modalOf(router.location));
    if (router && !covered && matchMedia(media.phone).matches)
      return modalActions(router).open({ name: "service" });
    openWindow(intl, address, windowFeatures);
  }, [address, router, intl, fromDialog]);
  return address === undefined ? undefined : open;
}
