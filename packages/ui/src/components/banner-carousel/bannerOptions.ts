/** What the banner's engine is told. */
export interface BannerOptions {
  readonly loop: boolean;
  readonly speed: number;
  readonly spaceBetween: number;
  readonly autoplay:
    false | { readonly delay: number; readonly disableOnInteraction: false };
}

/**
 * The carousel's behaviour by how many banners there are and whether the reader asked for stillness: one banner
 * neither loops nor moves; stillness stops it from moving by itself and takes the slide out of a step.
 *
 * @example bannerOptions(3, false) // { loop: true, speed: 1000, spaceBetween: 20.3, autoplay: { delay: 5000, … } }
 */
export function bannerOptions(count: number, still: boolean): BannerOptions {
  const several = count > 1;
  return {
    loop: several,
    speed: still ? 0 : 1000,
    spaceBetween: 20.3,
    autoplay:
      several && !still ? { delay: 5000, disableOnInteraction: false } : false,
  };
}
