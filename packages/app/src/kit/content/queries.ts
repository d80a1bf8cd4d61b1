import {
  keepPreviousData,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import { announcements } from "@foyer/platform/calls";
import { platformCode } from "@foyer/platform/constants";
import { executionsOf } from "@foyer/platform/domain";
import { isMember, useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import type { Services } from "../../services/services.ts";
import { publicRead } from "../reading/publicReads.ts";

/** Banners, notices, popups and promotions for one kind of visitor. */
export const announcementsQuery = (
  services: Services,
  language: string,
  execution: string,
) =>
  queryOptions({
    queryKey: ["content", "announcements", { language, execution }],
    // A login must not empty the page: the old answer stays until the new one replaces it.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      services.client.call(
        announcements,
        { types: "B,PL,PU,PR,H", platform: platformCode, execution, language },
        { signal },
      ),
  });

publicRead(
  "content/announcements",
  (services, { language = "", execution = "" }) =>
    announcementsQuery(services, language, execution),
);

/** The announcements for the current visitor or member; read again after a login and in another language (ANN-07). */
export function useAnnouncements() {
  const services = useServices();
  const { language } = useLanguage();
  const { kind, firstLogin } = useSession();
  const loggedIn = isMember(kind);
  const execution = executionsOf({ loggedIn, firstLogin }).join(",");
  return useQuery({
    ...announcementsQuery(services, language.code, execution),
    enabled: kind !== "unknown",
  });
}
