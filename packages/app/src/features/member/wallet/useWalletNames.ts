import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useVendorNames } from "../../../shared/games/useVendorNames.ts";
import { walletWords } from "./walletWords.ts";

/**
 * Gives a wallet's name: the main one's, or its vendor's.
 *
 * @example const nameOf = useWalletNames(); nameOf("") // "Main wallet"
 */
export function useWalletNames(): (vendor: string) => string {
  const { formatMessage } = useIntl();
  const vendorName = useVendorNames();
  return useCallback(
    (vendor) =>
      vendor === "" ? formatMessage(walletWords.main) : vendorName(vendor),
    [formatMessage, vendorName],
  );
}
