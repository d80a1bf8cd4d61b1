import type { SnapshotFrom } from "xstate";
import type { announcementPopupMachine } from "./announcement-popup.machine.ts";

/** What the popup shows. */
export interface AnnouncementPopupView {
  readonly open: boolean;
  /** Ids of the announcements that stand in it, in their order; empty while it is closed. */
  readonly ids: readonly string[];
}

/**
 * Turns a snapshot into what the popup shows.
 *
 * @example announcementPopupView(actor.getSnapshot()).open // true
 */
export function announcementPopupView(
  snapshot: SnapshotFrom<typeof announcementPopupMachine>,
): AnnouncementPopupView {
  const open = snapshot.matches({ due: "showing" });
  return { open, ids: open ? snapshot.context.due : [] };
}
