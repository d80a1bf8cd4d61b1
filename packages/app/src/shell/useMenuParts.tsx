import { useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { availablePromos } from "@foyer/platform/calls";
import { bannersOf } from "@foyer/platform/domain";
import { CountBadge } from "@foyer/ui/badge";
import type { SideMenuPart } from "@foyer/ui/side-menu";
import { useOpenPanel, useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../kit/content/queries.ts";
import { lobbyQuery } from "../kit/catalogue/queries.ts";
import { toIconName } from "../kit/words/icons.ts";
import { useCustomerService } from "../kit/useCustomerService.ts";
import { useRead } from "../play/games/useRead.ts";
import { useAppAddresses } from "../news/download/apps.ts";

/** Maximum number of promotions in the menu; all of them are behind More (SID-05). */
const mostPromotions = 6;

/**
 * The entries below the games in the side menu: rewards, the first promotions, the brand's own, and help. Undefined until session and
 * content are known, so that all of them appear together.
 */
export function useMenuParts(): readonly SideMenuPart[] | undefined {
  const gifts = useGifts();
  const promotions = usePromotions();
  const own = useOwnEntries();
  const help = useHelp();
  // Not `isPending`: a failed list is requested again by the next component that needs it, and would be pending
  // again.
  const { isFetched } = useAnnouncements();
  const metGames = useMetGames();
  return useMemo(
    () =>
      isFetched && metGames
        ? [gifts, promotions, own, help].filter(({ items }) => items.length > 0)
        : undefined,
    [isFetched, metGames, gifts, promotions, own, help],
  );
}

/**
 * Whether the games above have been loaded, or have failed: before that, the entries below them would appear too high
 * up and would cause the QR codes at the end to be loaded. A later fetch, for another language, hides nothing.
 */
function useMetGames(): boolean {
  const { isPending } = useRead(lobbyQuery);
  const [met, setMet] = useState(!isPending);
  if (!met && !isPending) setMet(true);
  return met;
}

/** The promotions that a member can take part in; undefined for everybody else, and until they are known (SES-09). */
function useAvailablePromos() {
  const { client } = useServices();
  const { kind } = useSession();
  const full = kind === "full";
  const { data } = useQuery({
    queryKey: ["member", "availablePromos"],
    queryFn: ({ signal }) => client.call(availablePromos, {}, { signal }),
    enabled: full,
  });
  return full ? data : undefined;
}

/** VIP bonus, refer and win, reward centre; each goes through the gate (SID-02 … SID-04). */
function useGifts(): SideMenuPart {
  const t = useTranslations();
  const openPanel = useOpenPanel();
  const { kind, member } = useSession();
  const referral = useAvailablePromos()?.availablePromo.REFERRAL.enabled;
  const hasVip = member?.vipLabel !== undefined;

  return useMemo(() => {
    // Until a member is known, the entries of the page that was drawn for visitors stay.
    const guest = kind === "guest" || kind === "unknown";
    const entry = (
      page: string,
      icon: "crown" | "agent" | "gift",
      label: "menu.vip" | "menu.refer" | "menu.rewards",
    ) => ({
      key: page,
      icon,
      label: t(label),
      onSelect: () => openPanel("member", page),
    });
    return {
      key: "gifts",
      items: [
        ...(guest || hasVip ? [entry("vipBonus", "crown", "menu.vip")] : []),
        ...(guest || referral
          ? [entry("referral", "agent", "menu.refer")]
          : []),
        entry("rewardCenter", "gift", "menu.rewards"),
      ],
    };
  }, [t, openPanel, kind, hasVip, referral]);
}

/** The first promotions, then a link to all of them, with the number of those available to the member (SID-05). */
function usePromotions(): SideMenuPart {
  const t = useTranslations();
  const { brand } = useServices();
  const { data } = useAnnouncements();
  const list = data?.promotion.list;
  const count = useAvailablePromos()?.availablePromoCount ?? 0;

  return useMemo(() => {
    const offered = !brand.routes.off.includes("/promotions");
    return {
      key: "promotions",
      label: t("menu.promotions"),
      collapsible: true,
      most: mostPromotions,
      items: (offered && list ? list : []).map(({ id, title }) => ({
        key: id,
        label: title,
        icon: "promo",
        href: `/promotions?id=${encodeURIComponent(id)}`,
      })),
      more: {
        key: "more",
        label: t("menu.promotions.more"),
        icon: "more",
        href: "/promotions",
        badge: (
          <CountBadge
            count={count}
            tone="neutral"
            label={t("menu.promotions.open", { count })}
          />
        ),
      },
    };
  }, [t, brand, list, count]);
}

/** What the brand adds of its own. */
function useOwnEntries(): SideMenuPart {
  const { brand } = useServices();
  const { code } = useLanguage().language;
  const { pathname } = useLocation();
  return useMemo(
    () => ({
      key: "brand",
      items: (brand.content?.menu ?? []).map(({ href, label, icon }) => ({
        key: href,
        label: label[code] ?? "",
        icon: toIconName(icon),
        href,
        selected: href === pathname,
      })),
    }),
    [brand, code, pathname],
  );
}

/** Customer service, the app, the licence; each only if it exists (SID-08, SID-09). */
function useHelp(): SideMenuPart {
  const t = useTranslations();
  const { android, ios } = useAppAddresses();
  const hasApp = Boolean(android ?? ios);
  const { open } = useModalActions();
  const openService = useCustomerService();
  const { customerService } = useSite().permission;
  const { data } = useAnnouncements();
  const banners = data?.banners;

  return useMemo(() => {
    const chat = customerService.some(({ csType }) => csType === "LIVECHAT");
    const licensed = bannersOf(banners ?? [], "w_license").length > 0;
    const items: readonly (SideMenuPart["items"][number] | false)[] = [
      openService !== undefined && {
        key: "service",
        label: t(chat ? "menu.chat" : "menu.service"),
        icon: chat ? "chat" : "headset",
        onSelect: openService,
      },
      hasApp && {
        key: "app",
        label: t("menu.app"),
        icon: "download",
        onSelect: () => open({ name: "download" }),
      },
      licensed && {
        key: "licence",
        label: t("menu.licence"),
        icon: "shield",
        onSelect: () => open({ name: "licence" }),
      },
    ];
    return { key: "help", items: items.filter((item) => item !== false) };
  }, [hasApp, t, open, openService, customerService, banners]);
}
