import { defineMessages } from "react-intl";

/** Words that every form about money has. */
export const moneyWords = defineMessages({
  password: {
    id: "money.password",
    defaultMessage: "Payment password",
    description: "Label of the password that confirms payments",
  },
  passwordMissing: {
    id: "money.password.missing",
    defaultMessage: "Enter your payment password",
    description: "The password that confirms payments is empty",
  },
  review: {
    id: "money.review",
    defaultMessage: "Check before you confirm",
    description: "Name of the step in which a sum is checked and confirmed",
  },
  back: {
    id: "money.back",
    defaultMessage: "Change something",
    description: "Button: back from the sum to the form",
  },
  next: {
    id: "money.next",
    defaultMessage: "Continue",
    description: "Button: from a form about money to its sum",
  },
  elsewhere: {
    id: "money.elsewhere",
    defaultMessage:
      "Another tab has sent something meanwhile: nothing was sent from here. Look at your balance, then confirm again if you still want it.",
    description: "An order of money was not sent: another tab was faster",
  },
  amount: {
    id: "money.amount",
    defaultMessage: "Amount",
    description: "Label of the field for an amount of money",
  },
  fee: {
    id: "money.fee",
    defaultMessage: "Fee",
    description: "What moving money costs",
  },
  noFee: {
    id: "money.noFee",
    defaultMessage: "No fee",
    description: "Moving money costs nothing",
  },
  available: {
    id: "money.available",
    defaultMessage: "In your main wallet",
    description: "Label of what there is to take money from",
  },
  balanceAfter: {
    id: "money.balanceAfter",
    defaultMessage: "Main wallet now",
    description: "Label of the balance after money was moved",
  },
  checkAgain: {
    id: "money.checkAgain",
    defaultMessage: "Check again",
    description: "Button: reads once more whether something stands in the way",
  },
  number: {
    id: "money.number",
    defaultMessage: "Number",
    description: "Label of the number of an order of money",
  },
  copyNumber: {
    id: "money.copyNumber",
    defaultMessage: "Copy number",
    description: "Button that copies the number of an order of money",
  },
  earlier: {
    id: "money.earlier",
    defaultMessage: "This is what you had confirmed before.",
    description: "What was done was begun at an earlier visit",
  },
});
