import { defineMessages } from "react-intl";

/** Words of the form that turns points into money. */
export const convertWords = defineMessages<
  Record<
    | "label"
    | "sum"
    | "points"
    | "leaves"
    | "rate"
    | "arrives"
    | "none"
    | "noneText"
    | "how"
    | "again"
    | "balance",
    {}
  > & {
    confirm: { points: string; amount: string };
    done: { points: string };
  }
>({
  label: {
    id: "points.convert.label",
    defaultMessage: "Turn points into money",
    description: "Name of the form that turns points into money",
  },
  sum: {
    id: "points.convert.sum",
    defaultMessage: "Check before you convert",
    description: "Name of the sum before points are turned into money",
  },
  points: {
    id: "points.convert.points",
    defaultMessage: "Points",
    description: "Label of a field: how many points become money",
  },
  leaves: {
    id: "points.convert.leaves",
    defaultMessage: "You convert",
    description: "In a sum: how many points become money",
  },
  rate: {
    id: "points.convert.rate",
    defaultMessage: "Points ratio",
    description: "In a sum: what one point is worth",
  },
  arrives: {
    id: "points.convert.arrives",
    defaultMessage: "Arrives in your main wallet",
    description: "In a sum: the money that points become",
  },
  confirm: {
    id: "points.convert.confirm",
    defaultMessage: "Convert {points} into {amount}",
    description: "The final button; both are written with their units",
  },
  done: {
    id: "points.convert.done",
    defaultMessage: "{points} are money now",
    description: "Title: points were turned into money",
  },
  balance: {
    id: "points.convert.balance",
    defaultMessage: "Main wallet",
    description: "Label of the balance after points were turned into money",
  },
  again: {
    id: "points.convert.again",
    defaultMessage: "Convert more",
    description: "Button: the form once more",
  },
  none: {
    id: "points.convert.none",
    defaultMessage: "No points to convert",
    description: "Title: the member has not one whole point",
  },
  noneText: {
    id: "points.convert.noneText",
    defaultMessage: "One whole point is the least.",
    description: "The member has not one whole point",
  },
  how: {
    id: "points.convert.how",
    defaultMessage: "How points come about",
    description: "Button that leads to the rules of points",
  },
});
