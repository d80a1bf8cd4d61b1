const root = "/TCG_PROD_IMAGES";

/** Codes come from the server: nothing in them may change the address that they are inserted into. */
const segment = (code: string): string => encodeURIComponent(code);

/** The lottery uses the pictures of the electronic lottery (GAM-20). */
const pictured = (gameType: string): string =>
  gameType === "LOTT" ? "ELOTT" : gameType;

/**
 * A provider's small icon (GAM-22).
 *
 * @example vendorIconPath("LUMEN", true) // "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LUMEN-ACTIVE.png"
 */
export function vendorIconPath(vassalage: string, active: boolean): string {
  return `${root}/VENDOR_ICON_SMALL/${segment(vassalage)}-${active ? "ACTIVE" : "DEFAULT"}.png`;
}

/** Variants of a picture in the list of slot providers (GAM-23). */
export type VendorTint = "WHITE" | "COLOR" | "PURPLE";

/**
 * A provider's picture in the list of slot providers.
 *
 * @example slotVendorPath("LUMEN", "COLOR") // "/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LUMEN-COLOR.png"
 */
export function slotVendorPath(vassalage: string, tint: VendorTint): string {
  return `${root}/RNG_LIST_VENDOR/${segment(vassalage)}-${tint}.png`;
}

/**
 * The variant that suits a mode: white on dark, coloured on light; if the brand asks for one colour, BTI and the TCG
 * providers are white on dark and purple on light (GAM-21, OPN-28).
 *
 * @example vendorTint("BTI", { mode: "light", monochrome: true }) // "PURPLE"
 */
export function vendorTint(
  vassalage: string,
  look: { readonly mode: "dark" | "light"; readonly monochrome: boolean },
): VendorTint {
  if (look.mode === "dark") return "WHITE";
  return look.monochrome && isMonochromeVendor(vassalage) ? "PURPLE" : "COLOR";
}

const isMonochromeVendor = (vassalage: string): boolean =>
  vassalage === "BTI" || vassalage.startsWith("TCG");

/**
 * A provider's picture in the menu of a category (GAM-24).
 *
 * @example submenuPath("LOTT", "LUMEN") // "/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/ELOTT-LUMEN.png"
 */
export function submenuPath(gameType: string, vassalage: string): string {
  return `${root}/SUBMENU_IMG/STYLE4/${segment(pictured(gameType))}-${segment(vassalage)}.png`;
}

/**
 * The key of a provider's logo for a product (GAM-25).
 *
 * @example vendorLogoKey("FISH", "AG") // "FISH-AG"
 */
export function vendorLogoKey(gameType: string, vassalage: string): string {
  return `${pictured(gameType)}-${vassalage}`;
}

/**
 * Prefixes a picture's path with a CDN; a complete address stays unchanged, and without a CDN the path is the
 * portal's own.
 *
 * @example onCdn("/a.png", "https://img.example") // "https://img.example/a.png"
 */
export function onCdn(address: string, host: string | undefined): string {
  const isPath = address.startsWith("/") && !address.startsWith("//");
  return isPath && host ? host.replace(/\/$/, "") + address : address;
}
