import type { Announcement } from "@foyer/platform/calls";
import type { Reader } from "@foyer/platform/domain";
import type { Result } from "../shared/result.ts";

export type PopupKey = "USER_POPUP" | "ANONYMOUS_POPUP";

export interface AnnouncementPopupContext {
  /** Who reads; undefined while it is not known. */
  readonly reader: Reader | undefined;
  /** Which announcements they may see, in the platform's order; their words stay with the list (ANN-04 … ANN-06). */
  readonly due: readonly string[];
  /** What has the person's attention besides the page, by name. */
  readonly engaged: readonly string[];
}

export type AnnouncementPopupEvent =
  /** Who is here is known, or has changed: undefined while a session is being restored. */
  | {
      type: "announcementPopup.readerChanged";
      reader: Reader | undefined;
    }
  /**
   * Something began that the popup must not cover: another dialog, a game, above all a decision about money.
   * `by` is its name; the same name ends it.
   */
  | { type: "announcementPopup.engaged"; by: string }
  | { type: "announcementPopup.released"; by: string }
  | { type: "announcementPopup.dismissed" };

export type ReadClosedOutput = Result<boolean>;
/** As the platform sent them: more than this reader may see, perhaps. */
export type AnnouncementsOutput = Result<
  readonly Pick<Announcement, "id" | "execution">[]
>;
