/** Names of the shortcuts to a period. */
export const periodWords = {
  today: "records.today",
  yesterday: "records.yesterday",
  last7: "records.last7",
  last30: "records.last30",
} as const;
