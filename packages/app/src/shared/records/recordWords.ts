import { defineMessages } from "react-intl";

/** Words that all pages of records share. */
export const recordWords = defineMessages<{
  shortcuts: {};
  own: {};
  account: {};
  zone: { zone: string };
  kind: {};
  all: {};
  time: {};
  sum: {};
  count: {};
  failed: {};
  failedText: {};
  stale: {};
  empty: {};
  emptyText: {};
  longer: {};
  cut: { count: string };
}>({
  shortcuts: {
    id: "records.shortcuts",
    defaultMessage: "Days",
    description: "Name of the row of shortcuts: today, yesterday, last 7 days",
  },
  own: {
    id: "records.own",
    defaultMessage: "Choose the days",
    description: "Label of the field for a period of one's own",
  },
  account: {
    id: "records.account",
    defaultMessage: "Account",
    description: "Head of a column: whose record it is, in lists of a team",
  },
  zone: {
    id: "records.zone",
    defaultMessage: "Days and times are those of {zone}.",
    description: "Below the period; the zone by its name, Asia/Kuala_Lumpur",
  },
  kind: {
    id: "records.kind",
    defaultMessage: "Kind",
    description: "Label of a filter, and head of a column: what a record is",
  },
  all: {
    id: "records.all",
    defaultMessage: "All",
    description: "First choice of a filter: records of every kind",
  },
  time: {
    id: "records.time",
    defaultMessage: "Time",
    description: "Head of a column: when it happened",
  },
  sum: {
    id: "records.sum",
    defaultMessage: "Whole period",
    description: "Before the sums of all records of the period",
  },
  count: {
    id: "records.count",
    defaultMessage: "Records",
    description: "Label of a figure: how many records there are",
  },
  failed: {
    id: "records.failed",
    defaultMessage: "The records could not be loaded",
    description: "In place of the records",
  },
  failedText: {
    id: "records.failedText",
    defaultMessage: "Nothing is lost; only this list is missing.",
    description: "Below the news that records could not be loaded",
  },
  stale: {
    id: "records.stale",
    defaultMessage: "The records could not be read again",
    description: "Over records that are shown though they may be old",
  },
  empty: {
    id: "records.empty",
    defaultMessage: "No records in these days",
    description: "In place of the records where there are none",
  },
  emptyText: {
    id: "records.emptyText",
    defaultMessage: "Choose other days or another kind.",
    description: "Below the news that there are no records",
  },
  longer: {
    id: "records.longer",
    defaultMessage: "Show the last 30 days",
    description: "Button where a period has no records",
  },
  cut: {
    id: "records.cut",
    defaultMessage:
      "A file holds {count} records at most. Choose fewer days for the others.",
    description: "Below more records than one file has room for",
  },
});
