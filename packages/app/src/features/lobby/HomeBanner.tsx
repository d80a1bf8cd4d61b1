import { defineMessages, useIntl } from "react-intl";
import { bannersOf } from "@foyer/platform/domain";
import {
  BannerCarousel,
  BannerCarouselSkeleton,
} from "@foyer/ui/banner-carousel";
import { useServices } from "../../services/services.ts";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { useOpenLinkage } from "../../shared/content/useOpenLinkage.ts";
import { useImages } from "../../shared/games/useImages.ts";

const messages = defineMessages({
  label: {
    id: "lobby.banner.label",
    defaultMessage: "Highlights",
    description: "Name of the banner carousel",
  },
});

/** The lobby's banners, group w_home. Without any there is no empty frame. */
export function HomeBanner() {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  const { data, error, isPending } = useAnnouncements();
  const image = useImages();
  const openLinkage = useOpenLinkage();
  if (isPending) return <BannerCarouselSkeleton />;
  if (error && !data) throw error;

  const banners = bannersOf(data?.banners ?? [], "w_home").flatMap(
    (banner, index) => {
      const imageUrl = image(banner.url);
      return imageUrl === undefined
        ? []
        : [
            {
              id: String(index),
              imageUrl,
              title: banner.title,
              linkage: banner.linkage,
            },
          ];
    },
  );
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      label={formatMessage(messages.label)}
      banners={banners}
      titles={brand.bannerTitles}
      onOpen={(id) => {
        const banner = banners.find((one) => one.id === id);
        if (banner) openLinkage(banner.linkage, banner.title);
      }}
    />
  );
}
