import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { allowedAddress } from "../services/hosts.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { errorText } from "./words/errors.ts";

/** Measures of customer service's window, in pixels (CFG-17). */
const windowFeatures = "popup,width=440,height=750";

/**
 * The way to customer service: opens its window at once, in the press itself, so that the browser allows it.
 * Undefined while there is none: its address travels sealed, and one that does not open is reported and not
 * offered (SUP-02).
 *
 * @example const openService = useCustomerService(); {openService && <Button onClick={openService}>Help</Button>}
 */
export function useCustomerService(): (() => void) | undefined {
  const services = useServices();
  const { permission } = useSite();
  const intl = useIntl();
  const [address, setAddress] = useState<string>();
  const sealed = permission.customerService[0]?.path ?? "";
  const key = permission.pathKey;

  useEffect(() => {
    if (sealed === "") return;
    let current = true;
    services.sealer.open(sealed, key).then(
      (path) =>
        current && setAddress(allowedAddress(services, "frame", path)?.href),
      () => services.report({ type: "customerService", address: "path" }),
    );
    return () => {
      current = false;
    };
  }, [services, sealed, key]);

  const open = useCallback(() => {
    if (address === undefined) return;
    // Opened empty and led on afterwards: with "noopener" a blocked window could not be told from an open one.
    const popup = window.open("about:blank", "_blank", windowFeatures);
    if (!popup) {
      toast.show({
        tone: "danger",
        text: errorText(intl, { reason: "POPUP_BLOCKED" }),
      });
      return;
    }
    popup.opener = null;
    popup.location.replace(address);
  }, [address, intl]);
  return address === undefined ? undefined : open;
}
