export interface PromotionImage {
  /** Which picture it is: 1 for the card, 2 for the details. */
  sequence: number;
  /** URL of the picture. */
  url: string;
}

/**
 * URL of one of a promotion's pictures; the first one if the platform sends it twice.
 *
 * @example promotionImage(images, 1)
 */
export function promotionImage(
  images: readonly PromotionImage[] | undefined,
  sequence: number,
): string | undefined {
  return images?.find((image) => image.sequence === sequence)?.url || undefined;
}
