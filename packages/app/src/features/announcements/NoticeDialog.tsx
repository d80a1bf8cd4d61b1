import { useAnnouncements } from "../../shared/content/queries.ts";
import TextDialog from "./TextDialog.tsx";

/** The notice that was pressed in the marquee. One that is no longer announced shows nothing. */
export default function NoticeDialog({ id }: { readonly id: string }) {
  const { data } = useAnnouncements();
  const notice = data?.player.find((one) => one.id === id);
  return notice ? (
    <TextDialog title={notice.title} content={notice.content} />
  ) : null;
}
