export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel.tsx";
export type { Banner } from "./types.ts";
export { BannerCarouselSkeleton } from "./BannerCarouselSkeleton.tsx";
