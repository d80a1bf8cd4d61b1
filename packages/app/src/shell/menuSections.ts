import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { categoryOfPath } from "@foyer/platform/domain";
import type { SideMenuPart } from "@foyer/ui/side-menu";
import { useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useLobbyMenu } from "../play/games/useLobbyMenu.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { toIconName } from "../kit/words/icons.ts";

/** Entries that are not actual game categories and are listed above them. */
const apart = new Set(["HOME", "PROMO", "FAV"]);

/** The side menu's entries for the current session; those that are loaded later come below the games. */
export function useMenuSections(
  later: readonly SideMenuPart[] | undefined,
): readonly SideMenuPart[] {
  const t = useTranslations();
  const { menu, isPending } = useLobbyMenu();
  const { pathname } = useLocation();
  const { kind } = useSession();
  const { open } = useModalActions();

  return useMemo(() => {
    const here = categoryOfPath(pathname);
    const entry = ({ code, icon, path }: (typeof menu)[number]) => ({
      key: code,
      label: t(categoryMessages[code]),
      icon: toIconName(icon),
      href: path ?? `/?type=${code}`,
      selected: here === code || (path === pathname && !here),
    });
    const askGuest =
      kind === "guest" ? { onSelect: () => open({ name: "login" }) } : {};
    const own = menu.filter(({ code }) => apart.has(code)).map(entry);
    const ownSection: SideMenuPart = {
      key: "own",
      items: [
        ...own.map((item) =>
          item.key === "FAV" ? { ...item, ...askGuest } : item,
        ),
        {
          key: "RECENT",
          label: t("menu.recent"),
          icon: "history",
          href: "/recent",
          selected: pathname === "/recent",
          ...askGuest,
        },
      ],
    };
    // The entries below the games wait for them, so that nothing moves under the pointer.
    if (isPending) return [ownSection];
    const games: SideMenuPart = {
      key: "games",
      label: t("menu.games"),
      collapsible: true,
      items: menu.filter(({ code }) => !apart.has(code)).map(entry),
    };
    return [
      ownSection,
      ...(games.items.length > 0 ? [games] : []),
      ...(later ?? []),
    ];
  }, [t, menu, isPending, pathname, kind, open, later]);
}
