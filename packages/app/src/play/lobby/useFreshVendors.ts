import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";

/**
 * Reads the vendors past every cache when the address names one that the kept list does not have: it may have come
 * since (GAM-30). Once for each such vendor; a list that cannot be read leaves the kept one as it is.
 *
 * @param stranger The vendor that is not in the list; undefined where there is none.
 * @example useFreshVendors(listed ? undefined : "LUMA");
 */
export function useFreshVendors(stranger: string | undefined): void {
  const services = useServices();
  const queries = useQueryClient();
  const { code } = useLanguage().language;
  useEffect(() => {
    if (stranger === undefined) return;
    void queries.prefetchQuery({
      ...lobbyQuery(services, code, true),
      staleTime: 0,
    });
  }, [stranger, services, queries, code]);
}
