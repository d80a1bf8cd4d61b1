import { assets, assetSizes } from "virtual:brand";
import { useTranslations } from "@foyer/ui/words";
import { bannersOf, categoryOf } from "@foyer/platform/domain";
import { Footer } from "@foyer/ui/footer";
import { Link } from "@foyer/ui/link";
import { Logo } from "@foyer/ui/logo";
import { Inline } from "@foyer/ui/stack";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../kit/content/queries.ts";
import { useVendorLinks } from "../play/games/useVendorLinks.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { useLegal } from "../kit/useLegal.ts";
import { usePlace } from "../kit/usePlace.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { ContactChannel } from "./ContactChannel.tsx";
import { footerSocials } from "./footerSocials.tsx";
import { useFooterGroups } from "./useFooterGroups.ts";

const CookieChoice = loadable(() => import("./analytics/CookieChoice.tsx"));

/** How many vendors stand under a kind of games before the link to all of them. */
const mostLinks = 5;

/**
 * The footer: help, what the house offers, games by kind, vendors each once, channels, the legal lines of the brand;
 * where visits are measured, the way out. It stands below the first screen, so it comes after it.
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
        logo={
          <Logo
            name={brand.name}
            src={assets.logo}
            {...assetSizes["logo"]}
            tinted
          />
        }
        groups={[...house, ...groups]}
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
