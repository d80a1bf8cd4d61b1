import { announcementPopupView } from "@foyer/flows/announcement-popup";
import AnnouncementDialog from "../../../../packages/app/src/news/announcements/AnnouncementDialog.tsx";
import {
  announcements,
  type announcementPopupStates,
} from "./announcementPopup.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface AnnouncementPopupStateProps {
  readonly actor: ActorOf<typeof announcementPopupStates>;
}

/** All that this reader may see, in one dialog: the app's own. */
export function AnnouncementPopupState({ actor }: AnnouncementPopupStateProps) {
  const { open, ids } = useFlow(actor, announcementPopupView);
  return open ? (
    <AnnouncementDialog
      announcements={announcements.filter(({ id }) => ids.includes(id))}
      onClose={() => actor.send({ type: "announcementPopup.dismissed" })}
    />
  ) : null;
}
