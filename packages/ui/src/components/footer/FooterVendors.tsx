import { useTranslations } from "../../words/translate.ts";
import { Pressable } from "../../private/Pressable.tsx";
import { VendorMark } from "../../private/VendorMark.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterVendor {
  /** Identifies the provider; each is shown once. */
  key: string;
  /** Name of the provider; shown if the logo does not load. */
  label: string;
  /** URL of its logo. */
  imageUrl?: string;
  /** URL of its games; without it the logo is not a link. */
  href?: string;
  /** Called on a plain click, instead of following the link. */
  onSelect?(): void;
}

/** The row of provider logos, each provider once. */
export function FooterVendors({
  vendors,
}: {
  vendors: readonly FooterVendor[];
}) {
  const t = useTranslations();
  if (vendors.length === 0) return null;
  const once = new Map(vendors.map((vendor) => [vendor.key, vendor]));
  return (
    <ul
      className={styles.vendors}
      role="list"
      aria-label={t("ui.footer.vendors")}
    >
      {[...once.values()].map(({ key, label, imageUrl, href, onSelect }) => {
        const mark = <VendorMark label={label} imageUrl={imageUrl} />;
        return (
          <li key={key} className={styles.vendor}>
            {href === undefined && !onSelect ? (
              mark
            ) : (
              <Pressable className={styles.link} href={href} onPress={onSelect}>
                {mark}
              </Pressable>
            )}
          </li>
        );
      })}
    </ul>
  );
}
