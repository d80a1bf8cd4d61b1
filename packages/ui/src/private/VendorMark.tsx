import { useState } from "react";
import * as styles from "./VendorMark.css.ts";

export interface VendorMarkProps {
  /** Name of the provider, shown as text if the logo is missing or does not load. */
  label: string;
  /** URL of the logo. */
  imageUrl: string | undefined;
}

/**
 * A provider's logo in a box of fixed size, or its name.
 *
 * @example <VendorMark label="Lumen" imageUrl={url} />
 */
export function VendorMark({ label, imageUrl }: VendorMarkProps) {
  const [failed, setFailed] = useState<string>();
  if (!imageUrl || failed === imageUrl) return label;
  return (
    <img
      className={styles.mark}
      src={imageUrl}
      alt={label}
      width={96}
      height={30}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(imageUrl)}
    />
  );
}
