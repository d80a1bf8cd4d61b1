import { defineMessages } from "react-intl";

/** What an amount in the account record was for. */
export const transactionNames = defineMessages({
  DEPOSIT: {
    id: "records.transaction.deposit",
    defaultMessage: "Deposit",
    description: "Kind of record: money that was paid in",
  },
  WITHDRAW: {
    id: "records.transaction.withdraw",
    defaultMessage: "Withdrawal",
    description: "Kind of record: money that was asked to be paid out",
  },
  REFUND: {
    id: "records.transaction.refund",
    defaultMessage: "Given back",
    description: "Kind of record: a withdrawal that did not take place",
  },
  FEE: {
    id: "records.transaction.fee",
    defaultMessage: "Fee",
    description: "Kind of record: what a payment cost",
  },
  WALLET: {
    id: "records.transaction.wallet",
    defaultMessage: "Between wallets",
    description: "Kind of record: moved to or from a wallet at a vendor",
  },
  TRANSFER: {
    id: "records.transaction.transfer",
    defaultMessage: "Transfer",
    description: "Kind of record: money to or from another member",
  },
  SALARY: {
    id: "records.transaction.salary",
    defaultMessage: "Contract payment",
    description: "Kind of record: a dividend or a salary by a contract",
  },
  STAKE: {
    id: "records.transaction.stake",
    defaultMessage: "Stake",
    description: "Kind of record: what was bet",
  },
  WIN: {
    id: "records.transaction.win",
    defaultMessage: "Win",
    description: "Kind of record: what a bet paid",
  },
  BONUS: {
    id: "records.transaction.bonus",
    defaultMessage: "Bonus",
    description: "Kind of record: what the house gave",
  },
  POINTS: {
    id: "records.transaction.points",
    defaultMessage: "Points turned into money",
    description: "Kind of record: points that were exchanged",
  },
  unknown: {
    id: "records.transaction.other",
    defaultMessage: "Other",
    description: "Kind of record that this portal has no name for",
  },
});
