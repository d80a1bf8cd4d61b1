import { useIntl } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { errorText } from "../../kit/words/errors.ts";

/**
 * The way of a running game into a window of its own; it is left here then, so that it is played in one place only.
 * Where the browser lets no window open it says so, and the game goes on where it is. Undefined while there is no game.
 *
 * @example const openWindow = useGameWindow(view.url, leave); <GameFrame onOpenWindow={openWindow} … />
 */
export function useGameWindow(
  url: string | undefined,
  leave: () => void,
): (() => void) | undefined {
  const intl = useIntl();
  if (url === undefined) return undefined;
  return () => {
    // Opened empty and led on afterwards: with "noopener" a blocked window could not be told from an open one.
    const opened = window.open("about:blank", "_blank");
    if (!opened) {
      toast.show({
        tone: "danger",
        text: errorText(intl, { reason: "POPUP_BLOCKED" }),
      });
      return;
    }
    opened.opener = null;
    opened.location.replace(url);
    leave();
  };
}
