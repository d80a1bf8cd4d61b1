import { defineMessages } from "react-intl";

/** Words of moving money to another member. */
export const transferWords = defineMessages<
  Record<
    | "label"
    | "direction"
    | "UPLINE"
    | "uplineText"
    | "DOWNLINE"
    | "downlineText"
    | "account"
    | "accountHint"
    | "receiver"
    | "leaves"
    | "arrives"
    | "final"
    | "nothing"
    | "again",
    {}
  > &
    Record<"confirm", { amount: string }> &
    Record<"what" | "done", { amount: string; account: string }>
>({
  label: {
    id: "memberTransfer.label",
    defaultMessage: "Transfer money",
    description: "Name of the form for a transfer to another member",
  },
  direction: {
    id: "memberTransfer.direction",
    defaultMessage: "To whom",
    description: "Label of the choice between upline and downline",
  },
  UPLINE: {
    id: "memberTransfer.upline",
    defaultMessage: "The agent above me",
    description: "Choice: the money goes to the upline",
  },
  uplineText: {
    id: "memberTransfer.upline.text",
    defaultMessage: "The agent whose line you belong to.",
    description: "What “The agent above me” means",
  },
  DOWNLINE: {
    id: "memberTransfer.downline",
    defaultMessage: "Somebody below me",
    description: "Choice: the money goes to the downline",
  },
  downlineText: {
    id: "memberTransfer.downline.text",
    defaultMessage: "An account of your own line, at any level.",
    description: "What “Somebody below me” means",
  },
  account: {
    id: "memberTransfer.account",
    defaultMessage: "Username of the receiver",
    description: "Label of the account that the money goes to",
  },
  accountHint: {
    id: "memberTransfer.account.hint",
    defaultMessage: "Written as they sign in with it.",
    description: "Help with the receiver’s account",
  },
  receiver: {
    id: "memberTransfer.receiver",
    defaultMessage: "Receiver",
    description: "Label of the receiver in the sum of a transfer",
  },
  leaves: {
    id: "memberTransfer.leaves",
    defaultMessage: "Leaves your wallet",
    description: "First line of the sum of a transfer to another member",
  },
  arrives: {
    id: "memberTransfer.arrives",
    defaultMessage: "The receiver gets",
    description: "Last line of the sum of a transfer to another member",
  },
  final: {
    id: "memberTransfer.final",
    defaultMessage:
      "A transfer is booked at once and cannot be called back: only the receiver can send it back.",
    description: "Caution before a transfer to another member is confirmed",
  },
  confirm: {
    id: "memberTransfer.confirm",
    defaultMessage: "Transfer {amount}",
    description: "Button that transfers money, with the amount",
  },
  what: {
    id: "memberTransfer.what",
    defaultMessage: "Transfer of {amount} to {account}",
    description: "Names a transfer whose outcome is in doubt",
  },
  done: {
    id: "memberTransfer.done",
    defaultMessage: "{amount} transferred to {account}",
    description: "After money was transferred to another member",
  },
  nothing: {
    id: "memberTransfer.nothing",
    defaultMessage: "There is nothing in your main wallet to transfer",
    description: "Instead of the form while the main wallet is empty",
  },
  again: {
    id: "memberTransfer.again",
    defaultMessage: "Transfer more",
    description: "Button: a new, empty form",
  },
});
