/** Words of the field and its calendar. */
export const rangeMessages = {
  choose: "ui.dateRangePicker.choose",
  start: "ui.dateRangePicker.start",
  end: "ui.dateRangePicker.end",
  presets: "ui.dateRangePicker.presets",
  cancel: "ui.dateRangePicker.cancel",
  apply: "ui.dateRangePicker.apply",
} as const;

/** Names of the shortcuts (CFG-19). */
export const presetMessages = {
  previous7: "ui.dateRangePicker.previous7",
  previous30: "ui.dateRangePicker.previous30",
  next7: "ui.dateRangePicker.next7",
  next30: "ui.dateRangePicker.next30",
} as const;

/** What a day is within a period, said after its date. */
export const bandMessages = {
  start: "ui.dateRangePicker.firstDay",
  middle: "ui.dateRangePicker.between",
  end: "ui.dateRangePicker.lastDay",
  both: "ui.dateRangePicker.onlyDay",
} as const;

/** The sentence above the calendar, and what is wrong with a period. */
export const periodMessages = {
  askStart: "ui.dateRangePicker.askStart",
  askEnd: "ui.dateRangePicker.askEnd",
  chosen: "ui.dateRangePicker.chosen",
  order: "ui.dateRangePicker.order",
  long: "ui.dateRangePicker.long",
  half: "ui.dateRangePicker.half",
} as const;
