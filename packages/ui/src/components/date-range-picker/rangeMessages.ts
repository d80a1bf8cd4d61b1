import { defineMessages } from "react-intl";

/** Words of the field and its calendar. */
export const rangeMessages = defineMessages<{
  choose: {};
  start: {};
  end: {};
  presets: {};
  cancel: {};
  apply: {};
}>({
  choose: {
    id: "ui.dateRangePicker.choose",
    defaultMessage: "Choose a period",
    description: "Name of the calendar that two days are chosen from",
  },
  start: {
    id: "ui.dateRangePicker.start",
    defaultMessage: "From",
    description:
      "Before Year, Month and Day of a period's first day, for screen readers",
  },
  end: {
    id: "ui.dateRangePicker.end",
    defaultMessage: "To",
    description:
      "Before Year, Month and Day of a period's last day, for screen readers",
  },
  presets: {
    id: "ui.dateRangePicker.presets",
    defaultMessage: "Shortcuts",
    description: "Name of the buttons that each choose a period at once",
  },
  cancel: {
    id: "ui.dateRangePicker.cancel",
    defaultMessage: "Cancel",
    description:
      "Button that closes the calendar and leaves the period as it was",
  },
  apply: {
    id: "ui.dateRangePicker.apply",
    defaultMessage: "Apply",
    description: "Button that takes over the period that is chosen",
  },
});

/** Names of the shortcuts (CFG-19). */
export const presetMessages = defineMessages({
  previous7: {
    id: "ui.dateRangePicker.previous7",
    defaultMessage: "Previous 7 days",
    description: "Shortcut to today and the six days before it",
  },
  previous30: {
    id: "ui.dateRangePicker.previous30",
    defaultMessage: "Previous 30 days",
    description: "Shortcut to today and the 29 days before it",
  },
  next7: {
    id: "ui.dateRangePicker.next7",
    defaultMessage: "Next 7 days",
    description: "Shortcut to today and the six days after it",
  },
  next30: {
    id: "ui.dateRangePicker.next30",
    defaultMessage: "Next 30 days",
    description: "Shortcut to today and the 29 days after it",
  },
});

/** What a day is within a period, said after its date. */
export const bandMessages = defineMessages({
  start: {
    id: "ui.dateRangePicker.firstDay",
    defaultMessage: "first day",
    description: "Said after the date of the first day of the chosen period",
  },
  middle: {
    id: "ui.dateRangePicker.between",
    defaultMessage: "in the period",
    description: "Said after the date of a day inside the chosen period",
  },
  end: {
    id: "ui.dateRangePicker.lastDay",
    defaultMessage: "last day",
    description: "Said after the date of the last day of the chosen period",
  },
  both: {
    id: "ui.dateRangePicker.onlyDay",
    defaultMessage: "first and last day",
    description: "Said after the date of the day that is the whole period",
  },
});

/** The sentence above the calendar, and what is wrong with a period. */
export const periodMessages = defineMessages<{
  askStart: {};
  askEnd: { date: string };
  chosen: { start: string; end: string; count: number };
  order: {};
  long: { count: number };
  half: {};
}>({
  askStart: {
    id: "ui.dateRangePicker.askStart",
    defaultMessage: "Choose the first day.",
    description: "Above the calendar while no day is chosen",
  },
  askEnd: {
    id: "ui.dateRangePicker.askEnd",
    defaultMessage: "From {date}. Now choose the last day.",
    description: "Above the calendar once the first day is chosen",
  },
  chosen: {
    id: "ui.dateRangePicker.chosen",
    defaultMessage:
      "{start} to {end}, {count, plural, one {# day} other {# days}}.",
    description: "Above the calendar once both days are chosen",
  },
  order: {
    id: "ui.dateRangePicker.order",
    defaultMessage: "The first day is after the last one.",
    description: "Under the field of a period",
  },
  long: {
    id: "ui.dateRangePicker.long",
    defaultMessage:
      "Choose {count, plural, one {# day} other {# days}} at most.",
    description:
      "Under the field of a period that is too long, and with a day that would make it so",
  },
  half: {
    id: "ui.dateRangePicker.half",
    defaultMessage: "Give the first and the last day.",
    description: "Under the field of a period where one day is missing",
  },
});
