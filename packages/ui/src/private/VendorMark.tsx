import { useState } from "react";
import * as styles from "./VendorMark.css.ts";

export interface VendorMarkProps {
  /** Name of the vendor; stands in words where the logo is missing or lost. */
  label: string;
  /** Address of the logo. */
  imageUrl: string | undefined;
}

/**
 * A vendor's logo in a box of fixed size, or its name.
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
