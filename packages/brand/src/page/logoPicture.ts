import type { BrandPicture } from "@foyer/platform/brand";

/** Stands in a document for the logo until the address of its picture is known. */
export const logoPicture = "%BRAND_LOGO_PICTURE%";

/**
 * The logo as a picture of the document's first screen. Only the one for the current mode is loaded, and neither where
 * the first screen is not seen.
 *
 * @example logoTags({ src: "/logo.svg", width: 120, height: 24 })
 */
export function logoTags({
  src,
  srcOnLight,
  width,
  height,
}: BrandPicture): string {
  const size =
    width === undefined || height === undefined
      ? ""
      : ` width="${width}" height="${height}"`;
  const tag = (address: string, on: string) =>
    `<img src="${address}"${on} alt=""${size} loading="lazy">`;
  return srcOnLight === undefined
    ? tag(src, "")
    : tag(src, ' data-on="dark"') + tag(srcOnLight, ' data-on="light"');
}
