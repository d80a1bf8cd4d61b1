import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { Banner } from "@foyer/platform/calls";
import { sessionView } from "@foyer/flows/session";
import { gameOfTarget } from "@foyer/platform/domain";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { openWindow } from "../openWindow.ts";
import { errorText } from "../words/errors.ts";

type Linkage = Banner["linkage"];

/** Whether it leads to login or registration, which only a visitor needs. */
export const isDoor = ({ type }: Linkage): boolean =>
  type === "REGISTER" || type === "LOGIN";

/**
 * Whether the linkage of a banner or promotion leads anywhere in this brand (BAN-05, PRO-10); one that does not is
 * not interactive.
 *
 * @example leadsSomewhere({ type: "NONE", target: "" }, brand) // false
 */
export function leadsSomewhere(linkage: Linkage, { routes }: Brand): boolean {
  const { type, target } = linkage;
  if (type === "NONE" || type === "unknown") return false;
  if (type === "DOWN") return !routes.off.includes("/down");
  if (type === "GAME") return gameOfTarget(target) !== undefined;
  return isDoor(linkage) || target !== "";
}

/**
 * Opens the target of a banner or promotion (BAN-05), replacing the dialog that contains it; a game opens in its
 * popup, through the gate, under the given name. An address outside the brand's hosts is rejected with a message.
 *
 * @example const openLinkage = useOpenLinkage(); openLinkage(banner.linkage, banner.title);
 */
export function useOpenLinkage(): (linkage: Linkage, name: string) => void {
  const { gate, session } = useActors();
  const { open, leaveFor } = useModalActions();
  const services = useServices();
  const intl = useIntl();

  return useCallback(
    (linkage, name) => {
      const { type, target } = linkage;
      if (isDoor(linkage)) {
        // A logged-in member needs the promotions, not login or registration.
        if (sessionView(session.getSnapshot()).kind !== "guest")
          return leaveFor("/promotions");
        return open({ name: type === "LOGIN" ? "login" : "register" });
      }
      if (type === "DOWN") return leaveFor("/down");
      if (type === "PROMOTION")
        return leaveFor(`/promotions?id=${encodeURIComponent(target)}`);
      if (type === "GAME") {
        const game = gameOfTarget(target);
        if (game)
          gate.send({
            type: "launchGate.requested",
            intent: { kind: "gamePopup", ...game, mode: "REAL", name },
          });
        return;
      }
      if (type !== "URL") return;
      const address = allowedAddress(services, "frame", target);
      if (!address)
        toast.show({
          tone: "danger",
          text: errorText(intl, { reason: "INVALID_URL" }),
        });
      else if (address.kind === "path") leaveFor(address.href);
      else openWindow(intl, address.href);
    },
    [gate, session, open, leaveFor, services, intl],
  );
}
