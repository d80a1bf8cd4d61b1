import {
  getLocalTimeZone,
  today as todayIn,
  type CalendarDate,
} from "@internationalized/date";
import { useState } from "react";
import { readIso } from "./isoDate.ts";

/**
 * The day it is: the one that is given, else the machine's own.
 *
 * @example const today = useToday("2026-11-21");
 */
export function useToday(given: string | undefined): CalendarDate {
  const [machine] = useState(() => todayIn(getLocalTimeZone()));
  return readIso(given) ?? machine;
}
