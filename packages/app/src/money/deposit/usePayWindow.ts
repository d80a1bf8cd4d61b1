import { useCallback, useRef } from "react";
import { useIntl } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";

/** The window in which somebody pays. */
export interface PayWindow {
  /** Opens it empty, in the press itself, so that the browser allows it; false: it does not. */
  readonly prepare: () => boolean;
  /** Leads it to where is paid; false: it is not there, or the address is not one of the brand's hosts. */
  readonly lead: (url: string) => boolean;
  /** There is nothing to pay. */
  readonly giveUp: () => void;
}

/**
 * The way to the provider's page. An address of the platform is opened only where the brand allows its host; the page
 * that is opened knows nothing of the one that opened it.
 *
 * @example const pay = usePayWindow(); pay.prepare(); …; pay.lead(url)
 */
export function usePayWindow(): PayWindow {
  const services = useServices();
  const intl = useIntl();
  const opened = useRef<Window | null>(null);
  const prepare = useCallback(() => {
    // Opened empty and led on afterwards: with "noopener" a blocked window could not be told from an open one.
    const popup = window.open("about:blank", "_blank");
    if (popup) popup.opener = null;
    opened.current = popup;
    return popup !== null;
  }, []);
  const giveUp = useCallback(() => {
    opened.current?.close();
    opened.current = null;
  }, []);
  const lead = useCallback(
    (url: string) => {
      const address = allowedAddress(services, "frame", url);
      if (!address) {
        giveUp();
        toast.show({
          tone: "danger",
          text: errorText(intl, { reason: "INVALID_URL" }),
        });
        return false;
      }
      const popup = opened.current;
      opened.current = null;
      if (!popup || popup.closed) return false;
      popup.location.replace(new URL(address.href, location.href).href);
      return true;
    },
    [giveUp, intl, services],
  );
  return { prepare, lead, giveUp };
}
