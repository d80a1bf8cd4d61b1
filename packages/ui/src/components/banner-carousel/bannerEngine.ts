import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import type { BannerOptions } from "./bannerOptions.ts";

export interface BannerEngine {
  /** Goes to a banner by its index. */
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /** Starts or stops automatic rotation. */
  setRunning(running: boolean): void;
  destroy(): void;
}

export interface BannerClasses {
  readonly track: string;
  readonly slide: string;
}

/**
 * Attaches the engine to a carousel that has already been rendered. It is a separate module, so that the first
 * picture is painted without waiting for it.
 *
 * @example const engine = startBanner(element, classes, bannerOptions(3, false), setIndex);
 */
export function startBanner(
  element: HTMLElement,
  classes: BannerClasses,
  options: BannerOptions,
  onIndex: (index: number) => void,
): BannerEngine {
  const swiper = new Swiper(element, {
    ...options,
    modules: [Autoplay],
    wrapperClass: classes.track,
    slideClass: classes.slide,
    watchOverflow: true,
    on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
  });
  const { loop } = options;
  return {
    goTo: (index) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setRunning: (running) => {
      if (options.autoplay === false) return;
      if (running) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => swiper.destroy(true, true),
  };
}
