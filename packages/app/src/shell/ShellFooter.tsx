import { useMemo } from "react";
import { assets, assetSizes } from "virtual:brand";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import {
  bannersOf,
  categoryOf,
  vendorIconPath,
  vendorsOf,
} from "@foyer/platform/domain";
import { Footer } from "@foyer/ui/footer";
import { Link } from "@foyer/ui/link";
import { Logo } from "@foyer/ui/logo";
import { Inline } from "@foyer/ui/stack";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { useAnnouncements } from "../kit/content/queries.ts";
import { lobbyQuery } from "../kit/catalogue/queries.ts";
import { useImages } from "../kit/content/useImages.ts";
import { useVendorLink } from "../play/games/useVendorLink.ts";
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

  const link = useVendorLink();

  const lanes = useMemo(
    () =>
      (lobby?.sortingVendor ?? []).map((code) => ({
        code,
        vendors: (lobby ? vendorsOf(lobby, code) : []).map((vendor) => ({
          key: vendor.vassalage,
          label: vendor.title || vendor.vassalage,
          ...link(vendor, code),
        })),
      })),
    [lobby, link],
  );
  const vendors = useMemo(() => {
    const each = new Map(
      lanes
        .flatMap((lane) => lane.vendors)
        // Of a vendor of many kinds the first leads.
        .toReversed()
        .map((vendor) => [vendor.key, vendor]),
    );
    return [...each.values()].toReversed().map((vendor) => ({
      ...vendor,
      imageUrl: image(vendorIconPath(vendor.key, false)),
    }));
  }, [lanes, image]);
  const groups = lanes.map(({ code, vendors: all }) => ({
    key: code,
    title: t(categoryMessages[code]),
    links:
      all.length > mostLinks
        ? [
            ...all.slice(0, mostLinks),
            {
              key: "",
              label: t("footer.vendors.more", { count: all.length }),
              href: categoryOf(code)?.path ?? `/?type=${code}`,
            },
          ]
        : all,
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
        vendors={vendors}
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
