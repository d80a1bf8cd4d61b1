import { Picture } from "../../private/Picture.tsx";
import * as styles from "./LicenceImage.css.ts";

export interface LicenceImageProps {
  /** URL of the picture. */
  imageUrl: string | undefined;
  /** Text alternative: licence holder and authority. */
  title: string;
}

/**
 * The picture of a gaming licence, uncropped and as large as its container allows; if it does not load, a placeholder
 * with its title.
 *
 * @example <LicenceImage imageUrl={banner.url} title="Gaming licence of Foyer Sands" />
 */
export function LicenceImage({ imageUrl, title }: LicenceImageProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture
          src={imageUrl}
          name={title}
          alt={title}
          width={900}
          height={1200}
          fit="contain"
          priority
        />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
