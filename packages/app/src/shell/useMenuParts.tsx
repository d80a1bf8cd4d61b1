import { useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { availablePromos } from "@foyer/platform/calls";
import { bannersOf } from "@foyer/platform/domain";
import { CountBadge } from "@foyer/ui/badge";
import type { SideMenuPart } from "@foyer/ui/side-menu";
import { useOpenPanel, useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../kit/content/queries.ts";
import { lobbyQuery } from "../kit/catalogue/queries.ts";
import { useCustomerService } from "../kit/useCustomerService.ts";
import { useRead } from "../play/games/useRead.ts";
import { useAppAddresses } from "../news/download/apps.ts";

/** Promotions that stand in the menu; all of them are behind More (SID-05). */
const mostPromotions = 6;

/**
 * What stands below the games in the side menu: what the house gives, the first promotions, and where help is.
 * Undefined until it is known who is here and what there is, so that it comes in one.
 */
export function useMenuParts(): readonly SideMenuPart[] | undefined {
  const gifts = useGifts();
  const promotions = usePromotions();
  const help = useHelp();
  // Not whether it waits: a list that could not be read is asked for anew by who comes to need it, and would wait again.
  const { isFetched } = useAnnouncements();
  const metGames = useMetGames();
  return useMemo(
    () =>
      isFetched && metGames
        ? [gifts, promotions, help].filter(({ items }) => items.length > 0)
        : undefined,
    [isFetched, metGames, gifts, promotions, help],
  );
}

/**
 * Whether the games above have come, or could not: what stands below them would be seen too high before, and the codes
 * at the end be fetched for it. Another language asks for them anew, and takes nothing away from under a hand.
 */
function useMetGames(): boolean {
  const { isPending } = useRead(lobbyQuery);
  const [met, setMet] = useState(!isPending);
  if (!met && !isPending) setMet(true);
  return met;
}

/** What a member may take part in; undefined for everybody else, and while it is not known (SES-09). */
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
    const guest = kind === "guest";
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

/** The first promotions, then the way to all, with how many are open to the member (SID-05). */
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

/** A person to ask, the app, the licence; each only where there is one (SID-08, SID-09). */
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
