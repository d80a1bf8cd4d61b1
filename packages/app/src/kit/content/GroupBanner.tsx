import type { Banner } from "@foyer/platform/calls";
import { bannersOf, type BannerGroup } from "@foyer/platform/domain";
import {
  BannerCarousel,
  BannerCarouselSkeleton,
} from "@foyer/ui/banner-carousel";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useImages } from "./useImages.ts";
import { useAnnouncements } from "./queries.ts";
import { useOwnBanners } from "./useOwnBanners.ts";
import { isDoor, leadsSomewhere, useOpenLinkage } from "./useOpenLinkage.ts";

interface GroupBannerProps {
  /** The group whose banners are shown (BAN-06). */
  readonly group: BannerGroup;
  /** Name of the carousel. */
  readonly label: string;
  /** Takes no room until there is something to show, and leaves a failure to others. @default false */
  readonly quiet?: boolean;
}

/**
 * The banners of one place, the brand's own first; pressing one opens its target (BAN-05). Without banners there is no empty frame.
 *
 * @example <GroupBanner group="w_promotion" label={t("promotions.banner")} />
 */
export function GroupBanner({ group, label, quiet = false }: GroupBannerProps) {
  const { brand } = useServices();
  const { kind } = useSession();
  const { data, error, isPending } = useAnnouncements();
  const image = useImages();
  const openLinkage = useOpenLinkage();
  const { own, openOwn } = useOwnBanners(group);
  if (quiet && !data) return null;
  if (isPending) return <BannerCarouselSkeleton />;
  if (error && !data) throw error;

  const leads = (linkage: Banner["linkage"]) =>
    leadsSomewhere(linkage, brand) &&
    // A logged-in member would be led to the promotions instead, and is already there.
    !(isDoor(linkage) && group === "w_promotion" && kind !== "guest");
  const banners = bannersOf(data?.banners ?? [], group).flatMap(
    (banner, index) => {
      const imageUrl = image(banner.url);
      return imageUrl === undefined
        ? []
        : [
            {
              ...banner,
              id: String(index),
              imageUrl,
              leads: leads(banner.linkage),
            },
          ];
    },
  );
  const all = [...own, ...banners];
  if (all.length === 0) return null;
  const { shape, autoplay, loop } = brand.layout.banner;
  return (
    <BannerCarousel
      label={label}
      banners={all}
      // In the split layout the title is beside the picture, so the picture does not contain it.
      titles={shape === "split" ? "shown" : brand.bannerTitles}
      autoplay={autoplay}
      loop={loop}
      onOpen={(id) => {
        const banner = banners.find((one) => one.id === id);
        if (banner) openLinkage(banner.linkage, banner.title);
        else openOwn(id);
      }}
    />
  );
}
