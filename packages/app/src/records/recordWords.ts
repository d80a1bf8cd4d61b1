/** Words that all pages of records share. */
export const recordWords = {
  shortcuts: "records.shortcuts",
  own: "records.own",
  account: "records.account",
  zone: "records.zone",
  kind: "records.kind",
  all: "records.all",
  time: "records.time",
  sum: "records.sum",
  count: "records.count",
  failed: "records.failed",
  failedText: "records.failedText",
  stale: "records.stale",
  empty: "records.empty",
  emptyText: "records.emptyText",
  longer: "records.longer",
  cut: "records.cut",
} as const;
