import { useTranslations } from "@foyer/ui/words";
import {
  bannersOf,
  categoryOf,
  resourceAddress,
  resourceByName,
  type Resource,
} from "@foyer/platform/domain";
import {
  Footer,
  type FooterGroupEntry,
  type FooterSocial,
} from "@foyer/ui/footer";
import { Link } from "@foyer/ui/link";
import { Logo } from "@foyer/ui/logo";
import { SocialGlyph, type SocialChannel } from "@foyer/ui/social-icons";
import { Inline } from "@foyer/ui/stack";
import { ContactButton } from "@foyer/ui/contact-button";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useModalActions } from "../navigation/modals.ts";
import { linkAddress } from "../services/hosts.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../kit/content/queries.ts";
import { useAppAddresses } from "../news/download/apps.ts";
import { helpAddress, useHelpTerms } from "../news/help/helpTerms.ts";
import { useVendorLinks } from "../play/games/useVendorLinks.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { useCustomerService } from "../kit/useCustomerService.ts";
import { useLegal } from "../kit/useLegal.ts";
import { usePlace } from "../kit/usePlace.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";
import { officialChannel } from "./menuLinks.ts";

const CookieChoice = loadable(() => import("./analytics/CookieChoice.tsx"));

/** Maximum number of providers below a game category, before the link to all of them. */
const mostLinks = 5;

/**
 * The footer: help, the site's pages, the brand's own columns, games by category, each provider once, channels, the brand's legal texts; and
 * where visits are measured, the option to withdraw consent. It is below the first screen and therefore loaded later.
 */
export default function ShellFooter({
  measured,
}: {
  readonly measured: boolean;
}) {
  const t = useTranslations();
  const { brand } = useServices();
  const legal = useLegal();
  const place = usePlace();
  const { lanes, each } = useVendorLinks();
  const { permission } = useSite();
  const { open } = useModalActions();
  const { data: content } = useAnnouncements();
  const house = useFooterGroups();
  const own = useOwnColumns();
  const hasLicence = bannersOf(content?.banners ?? [], "w_license").length > 0;

  const groups = lanes.map(({ code, vendors }) => ({
    key: code,
    title: t(categoryMessages[code]),
    links:
      vendors.length > mostLinks
        ? [
            ...vendors.slice(0, mostLinks),
            {
              key: "",
              label: t("footer.vendors.more", { count: vendors.length }),
              href: categoryOf(code)?.path ?? `/?type=${code}`,
            },
          ]
        : vendors,
  }));

  return (
    <>
      <Footer
        logo={<Logo name={brand.name} {...brand.pictures.logo} />}
        groups={[...house, ...own, ...groups]}
        socials={footerSocials(permission.resources)}
        vendors={each}
        licence={legal.licence}
        onLicence={hasLicence ? () => open({ name: "licence" }) : undefined}
        regulator={place.regulator}
        helpLines={place.helpLines}
        helpLabel={place.helpLabel}
        age={place.age}
        risk={legal.risk}
        rights={legal.rights}
        choice={
          <Inline gap="x3">
            {measured && <CookieChoice />}
            <Link href="/licences.txt" tone="quiet" external>
              {t("footer.openSource")}
            </Link>
          </Inline>
        }
      />
      <ContactChannel />
    </>
  );
}

/** Help pages linked in the footer; the last link leads to the others. */
const mostTerms = 7;

/** The footer's links besides games (FTR-01): help in a dialog, and those pages of the site that exist. */
function useFooterGroups(): readonly FooterGroupEntry[] {
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

/** The columns that the brand adds of its own. */
function useOwnColumns(): readonly FooterGroupEntry[] {
  const { brand } = useServices();
  const { code } = useLanguage().language;
  return (brand.content?.footer ?? []).map(({ title, links }, index) => ({
    key: `brand ${index}`,
    title: title[code] ?? "",
    links: links.map(({ href, label }) => ({
      key: href,
      label: label[code] ?? "",
      href,
    })),
  }));
}

const channels = [
  "YOUTUBE",
  "TWITTER",
  "TIKTOK",
  "FACEBOOK",
  "INSTAGRAM",
  "WHATSAPP",
  "TELEGRAM",
  "LINE",
] as const satisfies readonly SocialChannel[];

/** The social channels that the platform has an address for, under their own names (FTR-04). */
const footerSocials = (
  resources: readonly Resource[],
): readonly FooterSocial[] =>
  channels.flatMap((channel) => {
    const resource = resourceByName(resources, channel);
    const href = resourceAddress(resource?.url);
    return href === undefined
      ? []
      : [
          {
            key: channel,
            label: resource?.labelNameEn || channel,
            href,
            icon: <SocialGlyph channel={channel} />,
          },
        ];
  });

/**
 * The floating link to the official Telegram channel, if there is one (SID-12): in the page's margin or at its end,
 * so that it covers nothing. A member's own pages omit it; the footer and the menu have the link there too.
 */
function ContactChannel() {
  const t = useTranslations();
  const { brand } = useServices();
  const { resources } = useSite().permission;
  const href = officialChannel("TELEGRAM", resources, brand);
  const ofMember = useRouteRecord()?.access === "member";
  if (href === undefined || ofMember) return null;
  return (
    <aside aria-label={t("contact.place")}>
      <ContactButton
        channel="TELEGRAM"
        label={t("contact.telegram")}
        href={href}
      />
    </aside>
  );
}
