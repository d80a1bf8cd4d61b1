/** Names of a date's parts, and the letters that stand in an empty place. */
export const segmentMessages = {
  year: "ui.dateSegments.year",
  month: "ui.dateSegments.month",
  day: "ui.dateSegments.day",
} as const;

export const placeholderMessages = {
  year: "ui.dateSegments.yearPlaceholder",
  month: "ui.dateSegments.monthPlaceholder",
  day: "ui.dateSegments.dayPlaceholder",
} as const;
