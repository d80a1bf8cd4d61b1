import { useTranslations } from "@foyer/ui/words";
import type { Announcement } from "@foyer/platform/calls";
import { AnnouncementPopup } from "@foyer/ui/announcement-popup";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";

interface AnnouncementDialogProps {
  readonly announcements: readonly Announcement[];
  readonly onClose: () => void;
}

/** All current announcements for this visitor, in one dialog. */
export default function AnnouncementDialog({
  announcements,
  onClose,
}: AnnouncementDialogProps) {
  const t = useTranslations();
  const title = t("announcement.title");
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size={announcements.length > 1 ? "large" : "medium"}
      footer={
        <Button tone="accent" onClick={onClose}>
          {t("announcement.read")}
        </Button>
      }
    >
      <div data-announcements>
        <AnnouncementPopup
          label={title}
          announcements={announcements.map(
            ({ id, title: heading, content }) => ({
              id,
              title: heading,
              html: content,
            }),
          )}
        />
      </div>
    </Modal>
  );
}
