import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { useModalActions } from "../../navigation/modals.ts";
import { useGameNotices } from "../../kit/content/notices.ts";
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
  const { open } = useModalActions();
  const of = { gameType, vassalage: vendor === "ALL" ? "" : vendor };
  const { data, isPending } = useGameNotices(of);
  // Notices would push down what is below: that shows when it is known whether there are any.
  if (isPending) return <div hidden className={styles.notYet} />;
  const notices = data ?? [];
  if (notices.length === 0) return null;
  return (
    <NoticeMarquee
      notices={notices}
      onOpen={(id) => open({ name: "notice", id, of })}
    />
  );
}
