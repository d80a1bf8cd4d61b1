import { useMemo } from "react";
import {
  destinationOfVendor,
  pageOfVendor,
  vendorIconPath,
  vendorsOf,
} from "@foyer/platform/domain";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { useOpen } from "./openDestination.ts";
import { useRead } from "./useRead.ts";

/**
 * The vendors as logos and names that are no cards of theirs: of each category, and each of them once, in the first
 * category that has it. A link leads to the page that shows the vendor, chosen; a plain press on a vendor that is a list
 * of games opens that list over the present page instead (GAM-14).
 *
 * @example useVendorLinks().each[0]?.href // "/sports?vassalage=FARPOST"
 */
export function useVendorLinks() {
  const { data } = useRead(lobbyQuery);
  const { openVendor } = useOpen();
  const image = useImages();
  return useMemo(() => {
    const lanes = (data?.sortingVendor ?? []).map((code) => ({
      code,
      vendors: (data ? vendorsOf(data, code) : []).map((vendor) => ({
        key: vendor.vassalage,
        label: vendor.title || vendor.vassalage,
        href: pageOfVendor(vendor.vassalage, code),
        imageUrl: image(vendorIconPath(vendor.vassalage, false)),
        onSelect:
          destinationOfVendor(vendor).kind === "vendorGames"
            ? () => openVendor(vendor)
            : undefined,
      })),
    }));
    const seen = new Set<string>();
    const isFirst = (key: string) => !seen.has(key) && seen.add(key);
    const all = lanes.flatMap(({ vendors }) => vendors);
    return { lanes, each: all.filter(({ key }) => isFirst(key)) };
  }, [data, openVendor, image]);
}
