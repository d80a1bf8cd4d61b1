import type { Announcement } from "../calls/content.ts";

/** The reader of announcements. */
export interface Reader {
  readonly loggedIn: boolean;
  /** True: this session began with the member's first login ever. */
  readonly firstLogin: boolean;
}

/**
 * What a reader may see: visitors B, members A, and at their first login F as well (ANN-04 … ANN-06).
 *
 * @example executionsOf({ loggedIn: true, firstLogin: true }) // ["A", "F"]
 */
export function executionsOf(reader: Reader): readonly ("A" | "B" | "F")[] {
  if (!reader.loggedIn) return ["B"];
  return reader.firstLogin ? ["A", "F"] : ["A"];
}

/**
 * Keeps what the reader may see; the same rule for popups and notices (OPN-30).
 *
 * @example visibleTo(announcements.popup, { loggedIn: false, firstLogin: false })
 */
export function visibleTo<T extends Pick<Announcement, "execution">>(
  items: readonly T[],
  reader: Reader,
): readonly T[] {
  const allowed = new Set<string>(executionsOf(reader));
  return items.filter(({ execution }) => allowed.has(execution));
}

/** The value stored under `popupKey` once the popup was dismissed (ANN-03). */
export const popupClosed = "closed";

/**
 * The key of session storage that remembers a dismissed popup (ANN-02).
 *
 * @example sessionStorage.setItem(popupKey(true), popupClosed)
 */
export function popupKey(loggedIn: boolean): "USER_POPUP" | "ANONYMOUS_POPUP" {
  return loggedIn ? "USER_POPUP" : "ANONYMOUS_POPUP";
}
