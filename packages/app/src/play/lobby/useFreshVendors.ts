import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";

/**
 * Fetches the providers past every cache if the address names one that the cached list does not have: it may have
 * been added since (GAM-30). Once for each such provider; if the fetch fails the cached list stays as it is.
 *
 * @param stranger The provider that is not in the list; undefined if there is none.
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
