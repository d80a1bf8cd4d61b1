import { unprovidedAction, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  AnnouncementsOutput,
  PopupKey,
  ReadClosedOutput,
} from "./announcement-popup.types.ts";

/** What the popup needs from its surroundings. */
export const announcementPopupActors = {
  /** Whether session storage holds `closed` under the key (ANN-01, ANN-03). */
  readClosed: unprovidedPromise<ReadClosedOutput, { key: PopupKey }>(
    "readClosed",
  ),
  /** Reads the popup list anew (W-47), for these executions. */
  loadAnnouncements: unprovidedPromise<
    AnnouncementsOutput,
    { executions: readonly ("A" | "B" | "F")[] }
  >("loadAnnouncements"),
};

/** Effects that need no answer. */
export const announcementPopupActions: {
  /** Writes `closed` under the key, for this session (ANN-03); cleared at sign-out with the rest (OPN-68). */
  readonly keepClosed: (args: unknown, params: { key: PopupKey }) => void;
} = { keepClosed: unprovidedAction("keepClosed") };
