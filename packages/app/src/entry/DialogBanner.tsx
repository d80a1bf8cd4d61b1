import type { Banner } from "@foyer/platform/calls";
import { useImages } from "../kit/content/useImages.ts";
import * as styles from "./DialogBanner.css.ts";

/** The picture beside a dialog's content (LGN-26); it only adorns, so it is silent. */
export function DialogBanner({ banner }: { readonly banner: Banner }) {
  const image = useImages();
  return (
    <img
      className={styles.picture}
      src={image(banner.url)}
      alt=""
      width={400}
      height={400}
    />
  );
}
