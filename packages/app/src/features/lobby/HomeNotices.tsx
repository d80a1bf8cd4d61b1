import { visibleTo } from "@foyer/platform/domain";
import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { Skeleton } from "@foyer/ui/skeleton";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../modals/modals.ts";
import { useAnnouncements } from "../../shared/content/queries.ts";

/** The running notices (ANN-13). A press reads one in full. */
export function HomeNotices() {
  const { data, isPending } = useAnnouncements();
  const { isLogin, firstLogin } = useSession();
  const { open } = useModalActions();
  if (isPending) return <Skeleton shape="control" />;
  const notices = visibleTo(data?.player ?? [], {
    loggedIn: isLogin,
    firstLogin,
  });
  return (
    <NoticeMarquee
      notices={notices}
      onOpen={(id) => open({ name: "notice", id })}
    />
  );
}
