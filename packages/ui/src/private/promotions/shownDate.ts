import { formatDateTime } from "../../components/date-time/formatDateTime.ts";

/**
 * The day of a timestamp in the portal's date format; undefined if there is none.
 *
 * @example shownDate(1772323200000, "Asia/Kuala_Lumpur") // "2026/03/01"
 */
export function shownDate(
  moment: number | null | undefined,
  timeZone: string | undefined,
): string | undefined {
  return typeof moment === "number"
    ? formatDateTime(moment, { timeZone, precision: "day" })
    : undefined;
}
