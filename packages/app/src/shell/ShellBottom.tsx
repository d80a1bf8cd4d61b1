import { useLocation } from "react-router-dom";
import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import type { PhonePlace } from "@foyer/platform/brand";
import {
  BottomNavigation,
  type BottomNavigationItem,
} from "@foyer/ui/bottom-navigation";
import { useOpenPanel, useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { routesOf } from "../navigation/table.ts";
import { UnreadBadge } from "./UnreadBadge.tsx";
import { useServices } from "../services/services.ts";

/** Icon, label and target of each place: an address, or a page of the member's panel. */
const places = {
  home: ["home", "bottom.home", "/"],
  promotions: ["promo", "bottom.promotions", "/promotions"],
  favourites: ["heart", "bottom.favourites", "/favorite"],
  recent: ["history", "bottom.recent", "/recent"],
  account: ["user", "bottom.account", "securityCenter"],
  deposit: ["deposit", "header.deposit", "depositv2"],
  slots: ["slots", "con_rng", "/rng"],
  live: ["live", "con_live", "/live"],
  sports: ["sports", "con_sports", "/sports"],
} as const satisfies Record<
  PhonePlace,
  readonly [BottomNavigationItem["icon"], PlainWordId, string]
>;

/**
 * The places of the phone navigation, in the brand's order; those that the brand lacks are left out. A visitor who
 * selects a place for members is asked to log in.
 */
export function ShellBottom() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { kind } = useSession();
  const { tokens, brand } = useServices();
  const openPanel = useOpenPanel();
  const { open } = useModalActions();
  // Until the session is known, this tab's token predicts whether somebody is logged in.
  const guest =
    kind === "guest" || (kind === "unknown" && tokens.get() === undefined);

  const routes = routesOf(brand);

  const items = brand.layout.phonePlaces.flatMap((key) => {
    const [icon, words, to] = places[key];
    const panel = !to.startsWith("/");
    const route = routes.find(({ path }) => path === to);
    if (!panel && !route) return [];
    const item: BottomNavigationItem = {
      key,
      icon,
      label: t(guest && key === "account" ? "bottom.login" : words),
      own: key === "account",
      badge: key === "account" && kind === "full" && <UnreadBadge />,
      ...(route && { href: to, selected: pathname === to }),
    };
    if (guest && (panel || route?.access))
      item.onSelect = () => open({ name: "login" });
    else if (panel) item.onSelect = () => openPanel("member", to);
    return [item];
  });
  return <BottomNavigation label={t("bottom.label")} items={items} />;
}
