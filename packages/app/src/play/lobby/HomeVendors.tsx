import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { vendorIconPath, vendorsOf } from "@foyer/platform/domain";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Skeleton } from "@foyer/ui/skeleton";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { useVendorLink } from "../games/useVendorLink.ts";

/** How many logos the strip shows at most. */
const most = 24;

/** The vendors' logos, each once; one leads to its games in the first category that it has some in. */
export default function HomeVendors() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  const router = useRouter();
  const image = useImages();
  if (error && !data) throw error;
  const link = useVendorLink();
  const items = useMemo(() => {
    const seen = new Set<string>();
    const firstTime = (key: string) => !seen.has(key) && seen.add(key);
    return (data?.sortingVendor ?? [])
      .flatMap((code) =>
        (data ? vendorsOf(data, code) : []).map((vendor) => ({
          vendor,
          code,
        })),
      )
      .filter(({ vendor }) => firstTime(vendor.vassalage))
      .slice(0, most)
      .map(({ vendor, code }) => ({
        key: vendor.vassalage,
        label: vendor.title || vendor.vassalage,
        imageUrl: image(vendorIconPath(vendor.vassalage, false)),
        ...link(vendor, code),
      }));
  }, [data, image, link]);
  const label = t("lobby.vendors.label");
  if (data && items.length === 0) return null;
  return (
    <LobbySection title={label}>
      {data ? (
        <VendorMenu
          label={label}
          items={items.map(({ key, label: name, href, imageUrl }) => ({
            key,
            label: name,
            href,
            ...(imageUrl !== undefined && { imageUrl }),
          }))}
          selected=""
          onSelect={(key) => {
            const item = items.find((one) => one.key === key);
            if (item?.onSelect) item.onSelect();
            else if (item) router.navigate(item.href);
          }}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </LobbySection>
  );
}
