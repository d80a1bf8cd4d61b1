/** Words of the form that turns points into money. */
export const convertWords = {
  label: "points.convert.label",
  sum: "points.convert.sum",
  points: "points.convert.points",
  leaves: "points.convert.leaves",
  rate: "points.convert.rate",
  arrives: "points.convert.arrives",
  confirm: "points.convert.confirm",
  done: "points.convert.done",
  balance: "points.convert.balance",
  again: "points.convert.again",
  none: "points.convert.none",
  noneText: "points.convert.noneText",
  how: "points.convert.how",
} as const;
