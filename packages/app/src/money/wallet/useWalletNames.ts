import { useTranslations } from "@foyer/ui/words";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";

/**
 * Gives a wallet's name: the main one's, or its vendor's.
 *
 * @example const nameOf = useWalletNames(); nameOf("") // "Main wallet"
 */
export function useWalletNames(): (vendor: string) => string {
  const t = useTranslations();
  const vendorName = useVendorNames();
  return (vendor) => (vendor === "" ? t("wallet.main") : vendorName(vendor));
}
