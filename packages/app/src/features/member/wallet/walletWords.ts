import { defineMessages } from "react-intl";

/** Words of wallets and of what is moved between them. */
export const walletWords = defineMessages<
  Record<
    | "list"
    | "main"
    | "locked"
    | "single"
    | "transfer"
    | "from"
    | "to"
    | "again"
    | "nothingToMove"
    | "back"
    | "backText"
    | "nothingBack"
    | "backLabel"
    | "backWhat"
    | "moved"
    | "arrives",
    {}
  > &
    Record<"confirm" | "confirmBack" | "backDone", { amount: string }> &
    Record<"what" | "done", { amount: string; from: string; to: string }>
>({
  list: {
    id: "wallet.list",
    defaultMessage: "Your wallets",
    description: "Name of the list of wallets",
  },
  main: {
    id: "wallet.main",
    defaultMessage: "Main wallet",
    description: "Name of the wallet that deposits go to",
  },
  locked: {
    id: "wallet.locked",
    defaultMessage: "Nothing can be moved in or out by hand.",
    description: "A vendor’s wallet that no transfer is possible with",
  },
  single: {
    id: "wallet.single",
    defaultMessage:
      "One wallet serves all games: nothing has to be moved before you play.",
    description: "On the page of the wallet, where there is only one",
  },
  transfer: {
    id: "wallet.transfer",
    defaultMessage: "Move money between wallets",
    description: "Heading and name of the form for a transfer",
  },
  from: {
    id: "wallet.from",
    defaultMessage: "From",
    description: "Label of the wallet that money is taken out of",
  },
  to: {
    id: "wallet.to",
    defaultMessage: "To",
    description: "Label of the wallet that money goes to",
  },
  moved: {
    id: "wallet.moved",
    defaultMessage: "Leaves the first wallet",
    description: "First line of a transfer’s sum",
  },
  arrives: {
    id: "wallet.arrives",
    defaultMessage: "Arrives in the other",
    description: "Last line of a transfer’s sum",
  },
  confirm: {
    id: "wallet.confirm",
    defaultMessage: "Move {amount}",
    description: "Button that moves money between wallets, with the amount",
  },
  what: {
    id: "wallet.what",
    defaultMessage: "Moving {amount} from {from} to {to}",
    description: "Names a transfer whose outcome is in doubt",
  },
  done: {
    id: "wallet.done",
    defaultMessage: "{amount} moved from {from} to {to}",
    description: "After money was moved between wallets",
  },
  again: {
    id: "wallet.again",
    defaultMessage: "Move more",
    description: "Button: a new, empty form for a transfer",
  },
  nothingToMove: {
    id: "wallet.nothingToMove",
    defaultMessage: "There are no two wallets that money can be moved between.",
    description: "Instead of the form for a transfer",
  },
  back: {
    id: "wallet.back",
    defaultMessage: "Bring everything back",
    description: "Heading and button: all money returns to the main wallet",
  },
  backText: {
    id: "wallet.back.text",
    defaultMessage:
      "All that is in vendors’ wallets returns to your main wallet: all of it or, while a game is running, nothing.",
    description: "What bringing everything back does",
  },
  backLabel: {
    id: "wallet.back.label",
    defaultMessage: "Returns to your main wallet",
    description: "Last line of the sum of what is brought back",
  },
  backWhat: {
    id: "wallet.back.what",
    defaultMessage: "Bringing everything back to your main wallet",
    description: "Names a return whose outcome is in doubt",
  },
  confirmBack: {
    id: "wallet.back.confirm",
    defaultMessage: "Bring back {amount}",
    description: "Button that brings all money back, with the amount",
  },
  backDone: {
    id: "wallet.back.done",
    defaultMessage:
      "Everything is back. There is {amount} in your main wallet.",
    description: "After all money was brought back (ERR-21)",
  },
  nothingBack: {
    id: "wallet.back.nothing",
    defaultMessage: "Everything is in your main wallet already.",
    description: "There is nothing to bring back",
  },
});
