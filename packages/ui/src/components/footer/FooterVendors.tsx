import { defineMessages, useIntl } from "react-intl";
import { VendorMark } from "../../private/VendorMark.tsx";
import * as styles from "./Footer.css.ts";

const messages = defineMessages({
  vendors: {
    id: "ui.footer.vendors",
    defaultMessage: "Game vendors",
    description: "Name of the strip of vendors' logos",
  },
});

export interface FooterVendor {
  /** Tells the vendors apart; each is shown once. */
  key: string;
  /** Name of the vendor; shown where the logo is lost. */
  label: string;
  /** Address of its logo. */
  imageUrl?: string;
}

/** The strip of vendors' logos, each vendor once. */
export function FooterVendors({
  vendors,
}: {
  vendors: readonly FooterVendor[];
}) {
  const { formatMessage } = useIntl();
  if (vendors.length === 0) return null;
  const once = new Map(vendors.map((vendor) => [vendor.key, vendor]));
  return (
    <ul
      className={styles.vendors}
      role="list"
      aria-label={formatMessage(messages.vendors)}
    >
      {[...once.values()].map(({ key, label, imageUrl }) => (
        <li key={key} className={styles.vendor}>
          <VendorMark label={label} imageUrl={imageUrl} />
        </li>
      ))}
    </ul>
  );
}
