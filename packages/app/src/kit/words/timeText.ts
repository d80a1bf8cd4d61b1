import { formatDateTime } from "@foyer/ui/date-time";
import { localZone } from "../localZone.ts";

/**
 * A time in the reader's zone, for a sentence: it keeps its direction in one that is read from right to left.
 *
 * @example timeText(endsAt) // "2026/11/30 08:00 UTC+8"
 */
export const timeText = (at: number): string =>
  isolated(
    formatDateTime(at, {
      timeZone: localZone(),
      precision: "minute",
      showZone: true,
    }),
  );

/**
 * The day of a time in the reader's zone, for a sentence.
 *
 * @example dayText(since) // "2026/11/30"
 */
export const dayText = (at: number): string =>
  isolated(formatDateTime(at, { timeZone: localZone(), precision: "day" }));

const isolated = (text = "–"): string => `\u2066${text}\u2069`;
