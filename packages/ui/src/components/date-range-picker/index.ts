export {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
} from "./DateRangePicker.tsx";
export type { DatePreset } from "./presets.ts";
