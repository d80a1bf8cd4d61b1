import { defineMessages } from "react-intl";

/** Words of paying in. */
export const depositWords = defineMessages<
  Record<
    | "title"
    | "label"
    | "method"
    | "youPay"
    | "credited"
    | "again"
    | "noMethod"
    | "newWindow",
    {}
  > &
    Record<"confirm" | "what", { amount: string }> &
    Record<"limits", { min: string; max: string }> &
    Record<"fee", { fee: string }> &
    Record<"arrival", { minutes: number }>
>({
  title: {
    id: "deposit.title",
    defaultMessage: "Deposit",
    description: "Heading of the receipt of one deposit",
  },
  label: {
    id: "deposit.label",
    defaultMessage: "Pay money in",
    description: "Name of the form for paying in",
  },
  method: {
    id: "deposit.method",
    defaultMessage: "Way to pay",
    description: "Label of the choice of how to pay in",
  },
  limits: {
    id: "deposit.limits",
    defaultMessage: "{min} to {max}",
    description: "Least and most of a way to pay in",
  },
  fee: {
    id: "deposit.fee",
    defaultMessage: "Fee {fee}",
    description: "What a way to pay in costs",
  },
  arrival: {
    id: "deposit.arrival",
    defaultMessage:
      "{minutes, plural, =0 {Credited at once} one {Credited in about # minute} other {Credited in about # minutes}}",
    description: "How long it takes until a deposit is credited, as a rule",
  },
  youPay: {
    id: "deposit.youPay",
    defaultMessage: "You pay",
    description: "First line of a deposit’s sum",
  },
  credited: {
    id: "deposit.credited",
    defaultMessage: "Credited to your wallet",
    description: "Last line of a deposit’s sum",
  },
  confirm: {
    id: "deposit.confirm",
    defaultMessage: "Deposit {amount}",
    description: "Button that opens an order to pay in, with the amount",
  },
  newWindow: {
    id: "deposit.newWindow",
    defaultMessage:
      "You pay on the provider’s page, in a new window. Come back here to see it credited.",
    description: "What happens after an order to pay in is opened",
  },
  what: {
    id: "deposit.what",
    defaultMessage: "Deposit of {amount}",
    description: "Names a deposit whose outcome is in doubt",
  },
  again: {
    id: "deposit.again",
    defaultMessage: "Make another deposit",
    description: "Button: a new, empty form",
  },
  noMethod: {
    id: "deposit.noMethod",
    defaultMessage: "There is no way to pay in at the moment",
    description: "The platform offers no way to pay in",
  },
});
