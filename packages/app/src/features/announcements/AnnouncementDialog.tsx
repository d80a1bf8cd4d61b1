import { defineMessages, useIntl } from "react-intl";
import type { Announcement } from "@foyer/platform/calls";
import { AnnouncementPopup } from "@foyer/ui/announcement-popup";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";

const messages = defineMessages({
  title: {
    id: "announcement.title",
    defaultMessage: "Announcements",
    description: "Title of the popup of announcements, and name of its list",
  },
  read: {
    id: "announcement.read",
    defaultMessage: "Got it",
    description: "Button that closes the announcements until the next session",
  },
});

interface AnnouncementDialogProps {
  readonly announcements: readonly Announcement[];
  readonly onClose: () => void;
}

/** What there is to tell whoever is here, all of it in one dialog. */
export default function AnnouncementDialog({
  announcements,
  onClose,
}: AnnouncementDialogProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size={announcements.length > 1 ? "large" : "medium"}
      footer={
        <Button tone="accent" onClick={onClose}>
          {formatMessage(messages.read)}
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
