import { defineMessages } from "react-intl";

/** Words of the calendar's head. */
export const headMessages = defineMessages<{
  previous: {};
  next: {};
  month: {};
  year: {};
  today: {};
}>({
  previous: {
    id: "ui.calendar.previous",
    defaultMessage: "Previous month",
    description: "Name of the arrow that turns a calendar back by a month",
  },
  next: {
    id: "ui.calendar.next",
    defaultMessage: "Next month",
    description: "Name of the arrow that turns a calendar on by a month",
  },
  month: {
    id: "ui.calendar.month",
    defaultMessage: "Month",
    description: "Name of the list that a calendar's month is chosen from",
  },
  year: {
    id: "ui.calendar.year",
    defaultMessage: "Year",
    description: "Name of the list that a calendar's year is chosen from",
  },
  today: {
    id: "ui.calendar.today",
    defaultMessage: "today",
    description:
      "Said after the date of a day in a calendar: Saturday, 21 November 2026, today",
  },
});
