export interface PromotionImage {
  /** Which of the pictures it is: 1 stands on the card, 2 in the details. */
  sequence: number;
  /** Its address. */
  url: string;
}

/**
 * Address of one of a promotion's pictures, the first of them where the platform sends it twice.
 *
 * @example promotionImage(images, 1)
 */
export function promotionImage(
  images: readonly PromotionImage[] | undefined,
  sequence: number,
): string | undefined {
  return images?.find((image) => image.sequence === sequence)?.url || undefined;
}
