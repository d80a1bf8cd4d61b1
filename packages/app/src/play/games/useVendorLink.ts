import { useCallback } from "react";
import type { CategoryCode } from "@foyer/platform/brand";
import {
  destinationOfVendor,
  type LobbyVendor,
  pageOfVendor,
} from "@foyer/platform/domain";
import { useOpen } from "./openDestination.ts";

/** A way to a vendor that is no card of it: a logo, or a name in a list. */
interface VendorLink {
  readonly href: string;
  /** A plain press on it; without it the address is followed. */
  readonly onSelect?: () => void;
}

/**
 * Where the logo or the name of a vendor leads: to the page that shows the vendor, chosen. A vendor that is a list of
 * games opens that list over the present page (GAM-14).
 *
 * @example const link = useVendorLink(); link(vendor, "SPORTS").href // "/sports?vassalage=FARPOST"
 */
export function useVendorLink(): (
  vendor: LobbyVendor,
  shownIn: CategoryCode,
) => VendorLink {
  const { openVendor } = useOpen();
  return useCallback(
    (vendor, shownIn) => {
      const href = pageOfVendor(vendor.vassalage, shownIn);
      return destinationOfVendor(vendor).kind === "vendorGames"
        ? { href, onSelect: () => openVendor(vendor) }
        : { href };
    },
    [openVendor],
  );
}
