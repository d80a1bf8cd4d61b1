import { Picture } from "../../private/Picture.tsx";
import * as styles from "./LicenceImage.css.ts";

export interface LicenceImageProps {
  /** Address of the picture of the licence. */
  imageUrl: string | undefined;
  /** What the picture says: who is licensed by whom, in words. */
  title: string;
}

/**
 * The picture of a gaming licence, whole and as large as its place allows; a stand-in with its words if it is lost.
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
