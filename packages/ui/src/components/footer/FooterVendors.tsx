import { useTranslations } from "../../words/translate.ts";
import { Pressable } from "../../private/Pressable.tsx";
import { VendorMark } from "../../private/VendorMark.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterVendor {
  /** Tells the vendors apart; each is shown once. */
  key: string;
  /** Name of the vendor; shown where the logo is lost. */
  label: string;
  /** Address of its logo. */
  imageUrl?: string;
  /** Where its games are; without it the logo leads nowhere. */
  href?: string;
  /** Called on a plain press, instead of following the address. */
  onSelect?(): void;
}

/** The strip of vendors' logos, each vendor once. */
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
