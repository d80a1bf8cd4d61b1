import { defineMessages, useIntl } from "react-intl";
import { resourceByType } from "@foyer/platform/domain";
import type { FooterGroupEntry } from "@foyer/ui/footer";
import { useModalActions } from "../navigation/modals.ts";
import { linkAddress } from "../services/hosts.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useHelpTerms } from "../shared/content/helpQuery.ts";
import { useCustomerService } from "../shared/useCustomerService.ts";

const messages = defineMessages({
  help: {
    id: "footer.help",
    defaultMessage: "Help",
    description: "Heading of the help pages in the footer",
  },
  allHelp: {
    id: "footer.help.all",
    defaultMessage: "All help pages",
    description: "Link in the footer, after the first of the help pages",
  },
  house: {
    id: "footer.house",
    defaultMessage: "The house",
    description: "Heading in the footer: customer service, app, addresses",
  },
  service: {
    id: "footer.service",
    defaultMessage: "Customer service",
    description: "Entry of the footer: opens customer service",
  },
  app: {
    id: "footer.app",
    defaultMessage: "Get the app",
    description: "Entry of the footer: leads to the download page",
  },
  models: {
    id: "footer.models",
    defaultMessage: "Live hosts",
    description: "Entry of the footer: opens the list of the hosts",
  },
  mirrors: {
    id: "footer.mirrors",
    defaultMessage: "Our other addresses",
    description: "Entry of the footer: opens the list of mirror domains",
  },
});

/** Help pages that stand in the footer; more are behind the last link. */
const mostTerms = 7;
const appTypes = ["Android", "MOBILECONFIG", "Lite"] as const;

/** What the footer leads to besides games (FTR-01): help over the page, and what the house offers where there is it. */
export function useFooterGroups(): readonly FooterGroupEntry[] {
  const { formatMessage } = useIntl();
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
    label: formatMessage(messages.allHelp),
    href: "/help",
  };
  const hasApp = appTypes.some((type) =>
    linkAddress(services, resourceByType(permission.resources, type)?.url),
  );
  const house = [
    openService && {
      key: "service",
      label: formatMessage(messages.service),
      onSelect: openService,
    },
    hasApp &&
      offered("/down") && {
        key: "app",
        label: formatMessage(messages.app),
        href: "/down",
      },
    brand.categories.includes("LIVE") && {
      key: "models",
      label: formatMessage(messages.models),
      onSelect: () => open({ name: "models" }),
    },
    domainRoute?.mirrors.some((address) => linkAddress(services, address)) && {
      key: "mirrors",
      label: formatMessage(messages.mirrors),
      onSelect: () => open({ name: "mirrors" }),
    },
  ].filter((link) => typeof link === "object");
  return [
    {
      key: "help",
      title: formatMessage(messages.help),
      links:
        help.length > 0 && terms.length > mostTerms ? [...help, all] : help,
    },
    { key: "house", title: formatMessage(messages.house), links: house },
  ].filter(({ links }) => links.length > 0);
}
