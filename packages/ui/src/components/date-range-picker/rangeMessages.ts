/** Names of the shortcuts (CFG-19). */
export const presetMessages = {
  previous7: "ui.dateRangePicker.previous7",
  previous30: "ui.dateRangePicker.previous30",
  next7: "ui.dateRangePicker.next7",
  next30: "ui.dateRangePicker.next30",
} as const;

/** The role of a day in a period, read after its date. */
export const bandMessages = {
  start: "ui.dateRangePicker.firstDay",
  middle: "ui.dateRangePicker.between",
  end: "ui.dateRangePicker.lastDay",
  both: "ui.dateRangePicker.onlyDay",
} as const;
