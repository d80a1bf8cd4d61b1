/** Words of the calendar's head. */
export const headMessages = {
  previous: "ui.calendar.previous",
  next: "ui.calendar.next",
  month: "ui.calendar.month",
  year: "ui.calendar.year",
  today: "ui.calendar.today",
} as const;
