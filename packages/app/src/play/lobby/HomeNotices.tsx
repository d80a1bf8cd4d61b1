import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { Skeleton } from "@foyer/ui/skeleton";
import { useModalActions } from "../../navigation/modals.ts";
import { useHouseNotices } from "../../kit/content/notices.ts";

/** The running notices (ANN-13). A press opens their list at the one that was pressed. */
export function HomeNotices() {
  const { data, isPending } = useHouseNotices();
  const { open } = useModalActions();
  if (isPending) return <Skeleton shape="control" />;
  return (
    <NoticeMarquee
      notices={data ?? []}
      onOpen={(id) => open({ name: "notice", id })}
    />
  );
}
