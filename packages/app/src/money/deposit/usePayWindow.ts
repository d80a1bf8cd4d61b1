import { useRef } from "react";
import { useIntl } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";

/**
 * The way to the provider's page. An address of the platform is opened only where the brand allows its host; the page
 * that is opened knows nothing of the one that opened it.
 *
 * @example const pay = usePayWindow(); pay.prepare(); …; pay.lead(url)
 */
export function usePayWindow() {
  const services = useServices();
  const intl = useIntl();
  const opened = useRef<Window | null>(null);
  /** There is nothing to pay. */
  const giveUp = () => {
    opened.current?.close();
    opened.current = null;
  };
  return {
    giveUp,
    /** Opens it empty, in the press itself, so that the browser allows it; false: it does not. */
    prepare: () => {
      // Opened empty and led on afterwards: with "noopener" a blocked window could not be told from an open one.
      const popup = window.open("about:blank", "_blank");
      if (popup) popup.opener = null;
      opened.current = popup;
      return popup !== null;
    },
    /** Leads it to where is paid, if it is there and the address is on one of the brand's hosts. */
    lead: (url: string) => {
      const address = allowedAddress(services, "frame", url);
      if (!address) {
        giveUp();
        toast.show({
          tone: "danger",
          text: errorText(intl, { reason: "INVALID_URL" }),
        });
        return;
      }
      const popup = opened.current;
      opened.current = null;
      if (popup && !popup.closed)
        popup.location.replace(new URL(address.href, location.href).href);
    },
  };
}
