import { useQuery } from "@tanstack/react-query";
import { gameAnnouncements } from "@foyer/platform/calls";
import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useModalActions } from "../../modals/modals.ts";
import { useServices } from "../../services/services.ts";
import * as styles from "./lobby.css.ts";

interface GameAnnouncementsProps {
  readonly gameType: string;
  /** A vendor's code, or "ALL". */
  readonly vendor: string;
}

/** What the category or its vendor has to announce (GAM-33). */
export function GameAnnouncements({
  gameType,
  vendor,
}: GameAnnouncementsProps) {
  const { client } = useServices();
  const { language } = useLanguage();
  const { open } = useModalActions();
  const vassalage = vendor === "ALL" ? "" : vendor;
  const { data, isPending } = useQuery({
    queryKey: [
      "game",
      "announcements",
      { language: language.code, gameType, vassalage },
    ],
    queryFn: ({ signal }) =>
      client.call(
        gameAnnouncements,
        { gameType, language: language.code, ...(vassalage && { vassalage }) },
        { signal },
      ),
  });
  // Notices would push down what is below: that shows when it is known whether there are any.
  if (isPending) return <div hidden className={styles.notYet} />;
  const notices = data?.list ?? [];
  if (notices.length === 0) return null;
  return (
    <NoticeMarquee
      notices={notices}
      onOpen={(id) => {
        const notice = notices.find((one) => one.id === id);
        if (notice)
          open({ name: "text", title: notice.title, content: notice.content });
      }}
    />
  );
}
