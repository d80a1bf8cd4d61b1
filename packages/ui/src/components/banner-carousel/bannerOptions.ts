/** Options for the carousel engine. */
export interface BannerOptions {
  readonly loop: boolean;
  readonly speed: number;
  readonly spaceBetween: number;
  readonly autoplay:
    | false
    | {
        readonly delay: number;
        readonly disableOnInteraction: false;
        /** Without a loop the last banner stays; scrolling back through all of them would look like a mistake. */
        readonly stopOnLastSlide: boolean;
      };
}

/**
 * The carousel's behaviour by number of banners and reduced-motion setting. A single banner neither loops nor moves.
 * Reduced motion stops automatic rotation, as 0 seconds does, and removes the sliding transition.
 *
 * @example bannerOptions(3, false) // { loop: true, speed: 1000, spaceBetween: 20.3, autoplay: { delay: 5000, … } }
 */
export function bannerOptions(
  count: number,
  still: boolean,
  seconds = 5,
  loop = true,
): BannerOptions {
  const several = count > 1;
  return {
    loop: several && loop,
    speed: still ? 0 : 1000,
    spaceBetween: 20.3,
    autoplay:
      several && !still && seconds > 0
        ? {
            delay: seconds * 1000,
            disableOnInteraction: false,
            stopOnLastSlide: !loop,
          }
        : false,
  };
}
