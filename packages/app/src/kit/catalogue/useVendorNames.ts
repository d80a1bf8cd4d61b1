import { useCallback, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "./queries.ts";

/**
 * Returns a vendor's name for its code; the code itself while the names are not known.
 *
 * @example const vendorName = useVendorNames(); vendorName("LUMA") // "Luma Forge"
 */
export function useVendorNames(): (vassalage: string) => string {
  const { language } = useLanguage();
  const { data } = useQuery(lobbyQuery(useServices(), language.code));
  const names = useMemo(() => {
    const cards = [...(data?.mappingVendor.values() ?? [])].flatMap(
      ({ vendors }) => vendors,
    );
    return new Map(
      cards.map(({ vassalage, title, accountTypeName }) => [
        vassalage,
        title || accountTypeName,
      ]),
    );
  }, [data]);
  return useCallback((vassalage) => names.get(vassalage) || vassalage, [names]);
}
