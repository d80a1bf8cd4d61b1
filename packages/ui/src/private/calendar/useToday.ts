import {
  getLocalTimeZone,
  today as todayIn,
  type CalendarDate,
} from "@internationalized/date";
import { useState } from "react";
import { readIso } from "./isoDate.ts";

/**
 * Today's date: the given one, otherwise the device's.
 *
 * @example const today = useToday("2026-11-21");
 */
export function useToday(given: string | undefined): CalendarDate {
  const [machine] = useState(() => todayIn(getLocalTimeZone()));
  return readIso(given) ?? machine;
}
