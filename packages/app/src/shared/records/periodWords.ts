import { defineMessages } from "react-intl";

/** Names of the shortcuts to a period. */
export const periodWords = defineMessages({
  today: {
    id: "records.today",
    defaultMessage: "Today",
    description: "Shortcut to the records of today",
  },
  yesterday: {
    id: "records.yesterday",
    defaultMessage: "Yesterday",
    description: "Shortcut to the records of yesterday",
  },
  last7: {
    id: "records.last7",
    defaultMessage: "Last 7 days",
    description: "Shortcut to the records of today and the six days before",
  },
  last30: {
    id: "records.last30",
    defaultMessage: "Last 30 days",
    description: "Shortcut to the records of today and the 29 days before",
  },
});
