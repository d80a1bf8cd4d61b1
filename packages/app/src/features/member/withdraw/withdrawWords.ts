import { defineMessages } from "react-intl";

/** Words of the form that asks to be paid out. */
export const withdrawWords = defineMessages<
  Record<
    | "label"
    | "account"
    | "arrivesAt"
    | "leftToday"
    | "eaten"
    | "youWithdraw"
    | "arrives"
    | "again"
    | "doneNext"
    | "title",
    {}
  > &
    Record<"confirm" | "what" | "done", { amount: string }> &
    Record<"arrival", { time: string }> &
    Record<"waits", { number: string; time: string }> &
    Record<"free", { rank: string; fee: string }> &
    Record<"waived", { rank: string }>
>({
  title: {
    id: "withdraw.title",
    defaultMessage: "Withdrawal",
    description: "Heading of the receipt of one withdrawal",
  },
  free: {
    id: "withdraw.fee.free",
    defaultMessage: "Free today, thanks to {rank}. The usual fee is {fee}.",
    description:
      "Beside the fee of a withdrawal: a VIP rank makes it free; rank is its name",
  },
  waived: {
    id: "withdraw.fee.waived",
    defaultMessage: "No fee, thanks to {rank}",
    description:
      "Beside the fee on the receipt of a withdrawal: a VIP rank made it free",
  },
  label: {
    id: "withdraw.label",
    defaultMessage: "Withdraw money",
    description: "Name of the form that asks to be paid out",
  },
  account: {
    id: "withdraw.account",
    defaultMessage: "Bank account",
    description: "Label of the choice of the account that is paid to",
  },
  waits: {
    id: "withdraw.waits",
    defaultMessage: "{number} is new. It can be paid out to from {time}.",
    description:
      "Why a bank account cannot be chosen yet; number: its number, mostly hidden; time: a day and a time of it",
  },
  arrivesAt: {
    id: "withdraw.arrivesAt",
    defaultMessage: "Arrives at",
    description: "Label of the account that a withdrawal goes to, in its sum",
  },
  leftToday: {
    id: "withdraw.leftToday",
    defaultMessage: "Left of today’s limit",
    description: "Label of how much may still be withdrawn today",
  },
  eaten: {
    id: "withdraw.eaten",
    defaultMessage: "The fee would take all of it",
    description: "The amount is not more than what the withdrawal costs",
  },
  youWithdraw: {
    id: "withdraw.youWithdraw",
    defaultMessage: "Leaves your wallet",
    description: "First line of a withdrawal’s sum",
  },
  arrives: {
    id: "withdraw.arrives",
    defaultMessage: "Arrives in your account",
    description: "Last line of a withdrawal’s sum",
  },
  arrival: {
    id: "withdraw.arrival",
    defaultMessage: "Arrival: {time}",
    description: "When a withdrawal arrives; {time} is the platform’s words",
  },
  confirm: {
    id: "withdraw.confirm",
    defaultMessage: "Withdraw {amount}",
    description: "Button that asks for a payout, with the amount",
  },
  what: {
    id: "withdraw.what",
    defaultMessage: "Withdrawal of {amount}",
    description: "Names a withdrawal whose outcome is in doubt",
  },
  done: {
    id: "withdraw.done",
    defaultMessage: "You have asked for {amount}",
    description: "Title after a payout was asked for",
  },
  doneNext: {
    id: "withdraw.done.next",
    defaultMessage:
      "The amount is set aside from your wallet. How far it has come is shown below.",
    description: "What happens after a payout was asked for",
  },
  again: {
    id: "withdraw.again",
    defaultMessage: "Withdraw again",
    description: "Button: a new, empty form",
  },
});
