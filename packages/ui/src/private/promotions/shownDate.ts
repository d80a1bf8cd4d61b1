import { formatDateTime } from "../../components/date-time/formatDateTime.ts";

/**
 * The day of a moment as the house writes days; nothing for what is no moment.
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
