import { useCallback, useSyncExternalStore } from "react";
import type { CategoryCode } from "@foyer/platform/brand";
import {
  slotVendorPath,
  vendorIconPath,
  vendorTint,
} from "@foyer/platform/domain";
import { useServices } from "../../services/services.ts";
import { useImages } from "../../kit/content/useImages.ts";

/** Addresses of a vendor's logo; undefined ones may not be shown, and its name stands in. */
interface VendorLogo {
  readonly imageUrl: string | undefined;
  /** While the vendor is chosen; where it is missing the logo stays as it is. */
  readonly selectedImageUrl?: string | undefined;
}

/**
 * Gives the logo of a vendor in a category's menu: its small icon (GAM-22), in the list of slot vendors the version
 * that suits the mode and the brand (GAM-21, GAM-23, OPN-28).
 *
 * @example const logo = useVendorLogos("RNG"); <VendorMenu items={[{ key, label, ...logo("LUMEN") }]} … />
 */
export function useVendorLogos(
  category: CategoryCode,
): (vassalage: string) => VendorLogo {
  const { monochrome } = useServices().brand.vendorImages;
  const image = useImages();
  const slots = category === "RNG";
  // All other logos suit both modes: their menu has nothing to draw anew.
  const mode = useSyncExternalStore(onMode, slots ? shownMode : anyMode);
  return useCallback(
    (vassalage) => {
      if (!slots) {
        return {
          imageUrl: image(vendorIconPath(vassalage, false)),
          selectedImageUrl: image(vendorIconPath(vassalage, true)),
        };
      }
      const tint = vendorTint(vassalage, { mode, monochrome });
      return { imageUrl: image(slotVendorPath(vassalage, tint)) };
    },
    [slots, mode, monochrome, image],
  );
}

const anyMode = () => "dark" as const;

const shownMode = () =>
  document.documentElement.dataset["mode"] === "light" ? "light" : "dark";

/* The mode is an attribute of the document and nothing of React's: the few parts that it draws anew watch it there. */
function onMode(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => watch.disconnect();
}
