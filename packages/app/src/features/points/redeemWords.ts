import { defineMessages } from "react-intl";

/** Words of the form that buys something with points. */
export const redeemWords = defineMessages<
  Record<
    | "label"
    | "quantity"
    | "address"
    | "addressHint"
    | "mobile"
    | "what"
    | "to"
    | "soldOut"
    | "soldOutText"
    | "gone"
    | "goneText"
    | "short"
    | "again"
    | "done"
    | "doneText"
    | "records"
    | "sum",
    {}
  > & {
    pieces: { count: number; title: string };
    shortText: { cost: string; points: string };
    confirm: { points: string };
  }
>({
  label: {
    id: "points.redeem.label",
    defaultMessage: "Redeem",
    description: "Name of the form that buys something with points",
  },
  sum: {
    id: "points.redeem.sum",
    defaultMessage: "Check before you redeem",
    description: "Name of the sum before something is bought with points",
  },
  quantity: {
    id: "points.redeem.quantity",
    defaultMessage: "Redeem quantity",
    description: "Label of a field: how many pieces",
  },
  address: {
    id: "points.redeem.address",
    defaultMessage: "Address",
    description: "Label of a field: where the goods are sent",
  },
  addressHint: {
    id: "points.redeem.addressHint",
    defaultMessage: "Street, number, postcode and town",
    description: "Under the field for an address",
  },
  mobile: {
    id: "points.redeem.mobile",
    defaultMessage: "Phone number",
    description: "Label of a field: the number that the carrier calls",
  },
  what: {
    id: "points.redeem.what",
    defaultMessage: "You redeem",
    description: "In a sum: what is bought with points",
  },
  pieces: {
    id: "points.redeem.pieces",
    defaultMessage: "{count, number} × {title}",
    description: "In a sum: how many of what",
  },
  to: {
    id: "points.redeem.to",
    defaultMessage: "Sent to",
    description: "In a sum: the address that goods are sent to",
  },
  confirm: {
    id: "points.redeem.confirm",
    defaultMessage: "Redeem for {points}",
    description: "The final button; the points are written with their word",
  },
  soldOut: {
    id: "points.redeem.soldOut",
    defaultMessage: "Sold out",
    description: "Title: there is none of these goods left",
  },
  soldOutText: {
    id: "points.redeem.soldOutText",
    defaultMessage: "There is none left at the moment.",
    description: "There is none of these goods left",
  },
  gone: {
    id: "points.redeem.gone",
    defaultMessage: "Not offered any more",
    description: "Title: these goods are no longer in the mall",
  },
  goneText: {
    id: "points.redeem.goneText",
    defaultMessage: "Look at what else there is.",
    description: "These goods are no longer in the mall",
  },
  short: {
    id: "points.redeem.short",
    defaultMessage: "Not enough points",
    description: "Title: the member's points do not pay for one piece",
  },
  shortText: {
    id: "points.redeem.shortText",
    defaultMessage: "One costs {cost}; you have {points}.",
    description: "Both are written with the word for points",
  },
  again: {
    id: "points.redeem.again",
    defaultMessage: "Look again",
    description: "Button: the points and what is left are read anew",
  },
  done: {
    id: "points.redeem.done",
    defaultMessage: "Your order has been taken",
    description: "Title: something was bought with points",
  },
  doneText: {
    id: "points.redeem.doneText",
    defaultMessage: "You see how far it is in your exchange records.",
    description: "Something was bought with points",
  },
  records: {
    id: "points.redeem.records",
    defaultMessage: "See exchange records",
    description: "Button that leads to what was bought with points",
  },
});
