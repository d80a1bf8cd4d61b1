import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { categoryOf, vendorIconPath } from "@foyer/platform/domain";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Skeleton } from "@foyer/ui/skeleton";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useRouter } from "../../routes/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../shared/games/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";

const messages = defineMessages({
  label: {
    id: "lobby.vendors.label",
    defaultMessage: "Providers",
    description: "Name of the menu of game providers",
  },
});

/** How many logos the strip shows at most. */
const most = 24;

/** The vendors' logos, each once; one leads to its games in the first category that it has some in. */
export default function HomeVendors() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  const router = useRouter();
  const image = useImages();
  if (error && !data) throw error;
  const items = useMemo(() => {
    const seen = new Set<string>();
    const firstTime = (key: string) => !seen.has(key) && seen.add(key);
    return (data?.sortingVendor ?? [])
      .flatMap((code) => {
        const path = categoryOf(code)?.path;
        const vendors = data?.mappingVendor.get(code)?.vendors ?? [];
        return path === undefined
          ? []
          : vendors.map((vendor) => ({ ...vendor, path }));
      })
      .filter(({ vassalage }) => firstTime(vassalage))
      .slice(0, most)
      .map(({ vassalage, title, path }) => ({
        key: vassalage,
        label: title || vassalage,
        imageUrl: image(vendorIconPath(vassalage, false)),
        href: `${path}?vassalage=${encodeURIComponent(vassalage)}`,
      }));
  }, [data, image]);
  const label = formatMessage(messages.label);
  if (data && items.length === 0) return null;
  return (
    <LobbySection title={label}>
      {data ? (
        <VendorMenu
          label={label}
          items={items.map(({ imageUrl, ...item }) => ({
            ...item,
            ...(imageUrl !== undefined && { imageUrl }),
          }))}
          selected=""
          onSelect={(key) => {
            const item = items.find((one) => one.key === key);
            if (item) router.navigate(item.href);
          }}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </LobbySection>
  );
}
