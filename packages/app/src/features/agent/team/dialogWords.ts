import { defineMessages } from "react-intl";

/** Words of the dialog about somebody of the team. */
export const dialogWords = defineMessages<
  Record<
    | "tabs"
    | "profile"
    | "rate"
    | "transfer"
    | "bets"
    | "profit"
    | "account"
    | "offer"
    | "records"
    | "newRate"
    | "changeRate"
    | "rateText"
    | "doubt"
    | "same",
    {}
  > & { changed: { account: string; rate: string }; now: { rate: string } }
>({
  tabs: {
    id: "agentDownline.tabs",
    defaultMessage: "About this account",
    description: "Spoken name of the tabs about somebody of the team",
  },
  profile: {
    id: "agentDownline.profile",
    defaultMessage: "Profile",
    description: "Tab: who somebody of the team is",
  },
  rate: {
    id: "agentDownline.rate",
    defaultMessage: "Rate",
    description: "Tab: changes the rate of a direct downline",
  },
  transfer: {
    id: "agentDownline.transfer",
    defaultMessage: "Transfer",
    description: "Tab: moves money to somebody of the team",
  },
  records: {
    id: "agentDownline.records",
    defaultMessage: "Go on to",
    description: "Before the buttons that lead to pages about the account",
  },
  bets: {
    id: "agentDownline.bets",
    defaultMessage: "Bets",
    description: "Button: leads to the bets of the account",
  },
  profit: {
    id: "agentDownline.profit",
    defaultMessage: "Profit and loss",
    description: "Button: leads to what the account won and lost",
  },
  account: {
    id: "agentDownline.account",
    defaultMessage: "Account details",
    description: "Button: leads to the changes of the account's wallet",
  },
  offer: {
    id: "agentDownline.offer",
    defaultMessage: "Contracts",
    description: "Before the buttons that lead to contracts with the account",
  },
  newRate: {
    id: "agentDownline.newRate",
    defaultMessage: "New rate in per cent",
    description: "Label of the field for the rate of a direct downline",
  },
  changeRate: {
    id: "agentDownline.changeRate",
    defaultMessage: "Change the rate",
    description: "Button, and name of the form",
  },
  rateText: {
    id: "agentDownline.rate.text",
    defaultMessage: "It holds from now on, for what is bet after this.",
    description: "Above the field for the rate of a direct downline",
  },
  now: {
    id: "agentDownline.rate.now",
    defaultMessage: "Now {rate}",
    description: "The rate that a direct downline has at present",
  },
  same: {
    id: "agentDownline.rate.same",
    defaultMessage: "This is the rate they have",
    description: "At the field: the rate that was typed changes nothing",
  },
  doubt: {
    id: "agentDownline.rate.doubt",
    defaultMessage:
      "It is not known whether the rate was changed. Send it again: it counts once.",
    description: "No answer came to the order to change a rate",
  },
  changed: {
    id: "agentDownline.rate.changed",
    defaultMessage: "{account} now has {rate}",
    description: "After the rate of a direct downline was changed",
  },
});
