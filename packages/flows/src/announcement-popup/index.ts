export { announcementPopupMachine } from "./announcement-popup.machine.ts";
export {
  announcementPopupView,
  type AnnouncementPopupView,
} from "./announcement-popup.view.ts";
export type {
  AnnouncementPopupEvent,
  AnnouncementsOutput,
  PopupKey,
  ReadClosedOutput,
} from "./announcement-popup.types.ts";
