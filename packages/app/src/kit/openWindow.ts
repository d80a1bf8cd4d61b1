import type { IntlShape } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { errorText } from "./words/errors.ts";

/**
 * Opens an address in a window of its own, which has no reference to this one. Returns false if the browser blocks it,
 * as it does for a press that it did not see itself or that is some seconds old; a message says so (ERR-11).
 *
 * @param features As for `window.open`. @default a tab
 * @example openWindow(intl, "https://help.example/chat", "popup,width=440,height=750")
 */
export function openWindow(
  intl: IntlShape,
  address: string,
  ...features: readonly [string?]
): boolean {
  // Opened empty and navigated later: with "noopener" a blocked window could not be told from an open one.
  const opened = window.open("about:blank", "_blank", ...features);
  if (!opened) {
    toast.show({
      tone: "danger",
      text: errorText(intl, { reason: "POPUP_BLOCKED" }),
    });
    return false;
  }
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
