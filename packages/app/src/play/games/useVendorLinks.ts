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
 * The providers as logos and names outside their own cards: `lanes` lists them by category, `each` lists every
 * provider once, in its first category. A link leads to the page with the provider selected; a plain click on a
 * provider that is a list of games opens that list over the current page instead (GAM-14).
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
