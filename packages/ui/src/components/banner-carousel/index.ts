export {
  BannerCarousel,
  type Banner,
  type BannerCarouselProps,
} from "./BannerCarousel.tsx";
export { BannerCarouselSkeleton } from "./BannerCarouselSkeleton.tsx";
