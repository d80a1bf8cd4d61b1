import { useMemo } from "react";
import { assets, assetSizes } from "virtual:brand";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { categoryOf, vendorIconPath } from "@foyer/platform/domain";
import { Footer } from "@foyer/ui/footer";
import { Logo } from "@foyer/ui/logo";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useServices } from "../services/services.ts";
import { lobbyQuery } from "../shared/games/queries.ts";
import { useImages } from "../shared/games/useImages.ts";
import { loadable } from "../shared/parts/loadable.tsx";
import { categoryMessages } from "../shared/words/categories.ts";

const CookieChoice = loadable(
  () => import("../features/analytics/CookieChoice.tsx"),
);

/** How many vendors stand under a kind of games. */
const mostLinks = 5;
/** How many vendors' logos the strip shows at most. */
const mostVendors = 24;

/** The footer: games by kind, vendors each once, the legal lines of the brand; where visits are measured, the way out. */
export function ShellFooter({ measured }: { readonly measured: boolean }) {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { brand } = services;
  const { language } = useLanguage();
  const { data: lobby } = useQuery(lobbyQuery(services, language.code));
  const image = useImages();

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
    <Footer
      logo={
        <Logo
          name={brand.name}
          src={assets.logo}
          {...assetSizes["logo"]}
          tinted
        />
      }
      groups={groups}
      vendors={vendors}
      licence={brand.legal.licence}
      age={brand.age.terms}
      risk={brand.legal.risk}
      rights={brand.legal.rights}
      choice={measured && <CookieChoice />}
    />
  );
}
