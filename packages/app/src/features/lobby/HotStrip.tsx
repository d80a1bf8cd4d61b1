import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import {
  GameRailSection,
  PendingRail,
} from "../../shared/games/GameRailSection.tsx";
import { hotQuery } from "../../shared/games/queries.ts";

const messages = defineMessages({
  title: {
    id: "lobby.hot.title",
    defaultMessage: "Hot games",
    description: "Heading of the full list of games that are played most",
  },
});

/** All hot games in a strip, of two rows when there are more than 14 (LOB-29). */
export function HotStrip() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useQuery(hotQuery(useServices(), language.code));
  if (error && !data) throw error;
  const title = formatMessage(messages.title);
  return data ? (
    <GameRailSection title={title} games={data} priority />
  ) : (
    <PendingRail title={title} />
  );
}
