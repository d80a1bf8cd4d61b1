import { useMemo, useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { gameAnnouncements } from "@foyer/platform/calls";
import { visibleTo } from "@foyer/platform/domain";
import { isMember, useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices, type Services } from "../../services/services.ts";
import { publicRead } from "../reading/publicReads.ts";
import { useAnnouncements } from "./queries.ts";

/** A category of games whose notices are wanted; of one vendor only, or of all where `vassalage` is empty. */
export interface NoticesOf {
  readonly gameType: string;
  readonly vassalage: string;
}

/** A notice from either source. */
export interface ReadNotice {
  readonly id: string;
  readonly title: string;
  /** Rich text of the platform; sanitised where it is shown. */
  readonly content: string;
}

interface Notices {
  readonly data: readonly ReadNotice[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The platform's notices for the current visitor or member. */
export function useHouseNotices(): Notices {
  const { kind, firstLogin } = useSession();
  // As soon as it is known, not when there is a token: by then the notices for members have been asked for.
  const loggedIn = isMember(kind);
  const { data, isPlaceholderData, isPending, isFetching, isError, refetch } =
    useAnnouncements();
  const visible = useMemo(
    () => data && visibleTo(data.player, { loggedIn, firstLogin }),
    [data, loggedIn, firstLogin],
  );
  // A visitor's stay until the member's have come: without them, the strip would go and come back.
  const [kept, setKept] = useState(visible);
  if (!isPlaceholderData && kept !== visible) setKept(visible);
  return {
    data: kept,
    isPending,
    isFetching,
    isError,
    refetch,
  };
}

const gameNoticesQuery = (
  { client }: Services,
  language: string,
  { gameType, vassalage }: NoticesOf,
) =>
  queryOptions({
    queryKey: ["game", "announcements", { language, gameType, vassalage }],
    queryFn: ({ signal }) =>
      client.call(
        gameAnnouncements,
        { gameType, language, ...(vassalage && { vassalage }) },
        { signal },
      ),
  });
publicRead(
  "game/announcements",
  (services, { language = "", gameType = "", vassalage = "" }) =>
    gameNoticesQuery(services, language, { gameType, vassalage }),
);

/** The notices of a category of games, or of a vendor in it (GAM-33). */
export function useGameNotices(of: NoticesOf): Notices {
  const services = useServices();
  const { code } = useLanguage().language;
  return useQuery({
    ...gameNoticesQuery(services, code, of),
    select: listOf,
  });
}

const listOf = ({ list }: { readonly list: readonly ReadNotice[] }) => list;
