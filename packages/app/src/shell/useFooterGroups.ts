import { useTranslations } from "@foyer/ui/words";
import type { FooterGroupEntry } from "@foyer/ui/footer";
import { useModalActions } from "../navigation/modals.ts";
import { linkAddress } from "../services/hosts.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAppAddresses } from "../news/download/apps.ts";
import { helpAddress, useHelpTerms } from "../news/help/helpTerms.ts";
import { useCustomerService } from "../kit/useCustomerService.ts";

/** Help pages that stand in the footer; more are behind the last link. */
const mostTerms = 7;

/** What the footer leads to besides games (FTR-01): help over the page, and what the house offers where there is it. */
export function useFooterGroups(): readonly FooterGroupEntry[] {
  const t = useTranslations();
  const services = useServices();
  const { brand } = services;
  const { domainRoute } = useSite();
  const { open } = useModalActions();
  const openService = useCustomerService();
  const { data: terms = [] } = useHelpTerms();
  const offered = (path: string) => !brand.routes.off.includes(path);

  const help = offered("/help")
    ? terms.slice(0, mostTerms).map(({ id, title }) => ({
        key: id,
        label: title,
        href: helpAddress(id),
        onSelect: () => open({ name: "help", term: id }),
      }))
    : [];
  const all = {
    key: "",
    label: t("footer.help.all"),
    href: "/help",
  };
  const hasApp = Object.values(useAppAddresses()).some(Boolean);
  const house = [
    openService && {
      key: "service",
      label: t("footer.service"),
      onSelect: openService,
    },
    hasApp &&
      offered("/down") && {
        key: "app",
        label: t("footer.app"),
        href: "/down",
      },
    brand.categories.includes("LIVE") && {
      key: "models",
      label: t("footer.models"),
      onSelect: () => open({ name: "models" }),
    },
    domainRoute?.mirrors.some((address) => linkAddress(services, address)) && {
      key: "mirrors",
      label: t("footer.mirrors"),
      onSelect: () => open({ name: "mirrors" }),
    },
  ].filter((link) => typeof link === "object");
  return [
    {
      key: "help",
      title: t("footer.help"),
      links:
        help.length > 0 && terms.length > mostTerms ? [...help, all] : help,
    },
    { key: "house", title: t("footer.house"), links: house },
  ].filter(({ links }) => links.length > 0);
}
