import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import {
  BottomNavigation,
  type BottomNavigationItem,
} from "@foyer/ui/bottom-navigation";
import { useActors, useSession } from "../actors/actors.ts";
import { useModalActions } from "../modals/modals.ts";
import { UnreadBadge } from "./UnreadBadge.tsx";
import { useServices } from "../services/services.ts";

const messages = defineMessages({
  label: {
    id: "bottom.label",
    defaultMessage: "Places",
    description: "Name of the navigation at a phone's lower edge",
  },
  home: {
    id: "bottom.home",
    defaultMessage: "Home",
    description: "Place in the bottom navigation; one short word",
  },
  promotions: {
    id: "bottom.promotions",
    defaultMessage: "Promos",
    description: "Place in the bottom navigation; one short word",
  },
  favourites: {
    id: "bottom.favourites",
    defaultMessage: "Favourites",
    description: "Place in the bottom navigation; one short word",
  },
  recent: {
    id: "bottom.recent",
    defaultMessage: "Recent",
    description: "Place in the bottom navigation; one short word",
  },
  account: {
    id: "bottom.account",
    defaultMessage: "Account",
    description: "Place in the bottom navigation; one short word",
  },
  login: {
    id: "bottom.login",
    defaultMessage: "Log in",
    description: "Place in the bottom navigation; one short word",
  },
});

/** The five places of a phone. A guest who picks a member's place is asked to log in. */
export function ShellBottom() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { kind } = useSession();
  const { tokens } = useServices();
  const { gate } = useActors();
  const { open } = useModalActions();
  // Until it is known who is here, what this tab holds says who it will be.
  const guest =
    kind === "guest" || (kind === "unknown" && tokens.get() === undefined);
  const login = () => open({ name: "login" });
  const place = (
    key: "home" | "promotions" | "favourites" | "recent",
    icon: BottomNavigationItem["icon"],
    href: string,
  ) => ({
    key,
    icon,
    href,
    label: formatMessage(messages[key]),
    selected: pathname === href,
  });
  const personal = guest ? { onSelect: login } : {};

  return (
    <BottomNavigation
      label={formatMessage(messages.label)}
      items={[
        place("home", "home", "/"),
        place("promotions", "promo", "/promotions"),
        { ...place("favourites", "heart", "/favorite"), ...personal },
        { ...place("recent", "history", "/recent"), ...personal },
        {
          key: "account",
          icon: "user",
          badge: kind === "full" && <UnreadBadge />,
          label: formatMessage(guest ? messages.login : messages.account),
          onSelect: guest
            ? login
            : () =>
                gate.send({
                  type: "launchGate.requested",
                  intent: {
                    kind: "panel",
                    panel: "member",
                    page: "securityCenter",
                  },
                }),
        },
      ]}
    />
  );
}
