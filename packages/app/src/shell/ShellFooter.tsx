import { useMemo } from "react";
import { assets, assetSizes } from "virtual:brand";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { bannersOf, categoryOf, vendorIconPath } from "@foyer/platform/domain";
import { Footer } from "@foyer/ui/footer";
import { Logo } from "@foyer/ui/logo";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useModalActions } from "../modals/modals.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../shared/content/queries.ts";
import { lobbyQuery } from "../shared/games/queries.ts";
import { useImages } from "../shared/games/useImages.ts";
import { loadable } from "../shared/parts/loadable.tsx";
import { useLegal } from "../shared/useLegal.ts";
import { usePlace } from "../shared/usePlace.ts";
import { categoryMessages } from "../shared/words/categories.ts";
import { ContactChannel } from "./ContactChannel.tsx";
import { footerSocials } from "./footerSocials.tsx";
import { useFooterGroups } from "./useFooterGroups.ts";

const CookieChoice = loadable(
  () => import("../features/analytics/CookieChoice.tsx"),
);

/** How many vendors stand under a kind of games. */
const mostLinks = 5;
/** How many vendors' logos the strip shows at most. */
const mostVendors = 24;

/**
 * The footer: help, what the house offers, games by kind, vendors each once, channels, the legal lines of the brand;
 * where visits are measured, the way out. It stands below the first screen, so it comes after it.
 */
export default function ShellFooter({
  measured,
}: {
  readonly measured: boolean;
}) {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { brand } = services;
  const legal = useLegal();
  const place = usePlace();
  const { language } = useLanguage();
  const { data: lobby } = useQuery(lobbyQuery(services, language.code));
  const image = useImages();
  const { permission } = useSite();
  const { open } = useModalActions();
  const { data: content } = useAnnouncements();
  const house = useFooterGroups();
  const hasLicence = bannersOf(content?.banners ?? [], "w_license").length > 0;

  const vendors = useMemo(() => {
    const cards = [...(lobby?.mappingVendor.values() ?? [])].flatMap(
      (lane) => lane.vendors,
    );
    const each = new Map(cards.map((card) => [card.vassalage, card]));
    return [...each.values()]
      .slice(0, mostVendors)
      .map(({ vassalage, title }) => ({
        key: vassalage,
        label: title || vassalage,
        imageUrl: image(vendorIconPath(vassalage, false)),
      }));
  }, [lobby, image]);
  const groups = (lobby?.sortingVendor ?? []).flatMap((code) => {
    const path = categoryOf(code)?.path;
    const lane = lobby?.mappingVendor.get(code);
    if (path === undefined || !lane) return [];
    const links = lane.vendors
      .slice(0, mostLinks)
      .map(({ vassalage, title }) => ({
        key: vassalage,
        label: title || vassalage,
        href: `${path}?vassalage=${encodeURIComponent(vassalage)}`,
      }));
    return [{ key: code, title: formatMessage(categoryMessages[code]), links }];
  });

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
        vendors={vendors}
        licence={legal.licence}
        onLicence={hasLicence ? () => open({ name: "licence" }) : undefined}
        regulator={place.regulator}
        helpLines={place.helpLines}
        helpLabel={place.helpLabel}
        age={place.age}
        risk={legal.risk}
        rights={legal.rights}
        choice={measured && <CookieChoice />}
      />
      <ContactChannel />
    </>
  );
}
