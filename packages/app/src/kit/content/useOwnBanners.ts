import { useIntl } from "react-intl";
import type { BannerGroup } from "@foyer/platform/domain";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { openWindow } from "../openWindow.ts";

/**
 * The brand's own banners, which are on the home page alone, and what a press on one of them does.
 *
 * @example const { own, openOwn } = useOwnBanners("w_home");
 */
export function useOwnBanners(group: BannerGroup) {
  const { brand } = useServices();
  const { code } = useLanguage().language;
  const router = useRouter();
  const intl = useIntl();
  const banners = group === "w_home" ? (brand.content?.banners ?? []) : [];
  const own = banners.map(({ picture, title, href }, index) => ({
    id: `brand ${index}`,
    imageUrl: picture,
    title: title[code] ?? "",
    leads: href !== undefined,
    ...(href !== undefined && { href }),
  }));
  return {
    own,
    openOwn: (pressed: string) => {
      const { href = "" } = own.find(({ id }) => id === pressed) ?? {};
      if (href.startsWith("/")) router.navigate(href);
      else if (href) openWindow(intl, href);
    },
  };
}
