import { useTranslations } from "@foyer/ui/words";
import { resourceByType } from "@foyer/platform/domain";
import type { FooterGroupEntry } from "@foyer/ui/footer";
import { useModalActions } from "../navigation/modals.ts";
import { linkAddress } from "../services/hosts.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useHelpTerms } from "../news/help/helpQuery.ts";
import { useCustomerService } from "../kit/useCustomerService.ts";

/** Help pages that stand in the footer; more are behind the last link. */
const mostTerms = 7;
const appTypes = ["Android", "MOBILECONFIG", "Lite"] as const;

/** What the footer leads to besides games (FTR-01): help over the page, and what the house offers where there is it. */
export function useFooterGroups(): readonly FooterGroupEntry[] {
  const t = useTranslations();
  const services = useServices();
  const { brand } = services;
  const { permission, domainRoute } = useSite();
  const { open } = useModalActions();
  const openService = useCustomerService();
  const { data: terms = [] } = useHelpTerms();
  const offered = (path: string) => !brand.routes.off.includes(path);

  const help = offered("/help")
    ? terms.slice(0, mostTerms).map(({ id, title }) => ({
        key: id,
        label: title,
        href: `/help#${encodeURIComponent(id)}`,
        onSelect: () => open({ name: "help", term: id }),
      }))
    : [];
  const all = {
    key: "",
    label: t("footer.help.all"),
    href: "/help",
  };
  const hasApp = appTypes.some((type) =>
    linkAddress(services, resourceByType(permission.resources, type)?.url),
  );
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
