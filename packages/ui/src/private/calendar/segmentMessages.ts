import { defineMessages } from "react-intl";

/** Names of a date's parts, and the letters that stand in an empty place. */
export const segmentMessages = defineMessages({
  year: {
    id: "ui.dateSegments.year",
    defaultMessage: "Year",
    description: "Name of the place of a date where the year is typed",
  },
  month: {
    id: "ui.dateSegments.month",
    defaultMessage: "Month",
    description: "Name of the place of a date where the month is typed",
  },
  day: {
    id: "ui.dateSegments.day",
    defaultMessage: "Day",
    description: "Name of the place of a date where the day is typed",
  },
  empty: {
    id: "ui.dateSegments.empty",
    defaultMessage: "Empty",
    description:
      "What a screen reader says of a place of a date where nothing has been typed",
  },
});

export const placeholderMessages = defineMessages({
  year: {
    id: "ui.dateSegments.yearPlaceholder",
    defaultMessage: "YYYY",
    description:
      "Letters in the empty place of a year: four times the first letter of the word for year",
  },
  month: {
    id: "ui.dateSegments.monthPlaceholder",
    defaultMessage: "MM",
    description:
      "Letters in the empty place of a month: twice the first letter of the word for month",
  },
  day: {
    id: "ui.dateSegments.dayPlaceholder",
    defaultMessage: "DD",
    description:
      "Letters in the empty place of a day: twice the first letter of the word for day",
  },
});
