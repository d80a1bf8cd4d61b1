import { defineMessages } from "react-intl";

/** Words of the dialog itself. */
export const dialogWords = defineMessages({
  title: {
    id: "receipt.title",
    defaultMessage: "Has your payout arrived?",
    description: "Title of the dialog that asks whether a payout arrived",
  },
  checking: {
    id: "receipt.checking",
    defaultMessage: "One moment",
    description: "Shown while it is looked up how a payout stands",
  },
  elsewhere: {
    id: "receipt.elsewhere",
    defaultMessage:
      "Another tab was faster: nothing was sent from here. Look how it stands, then answer if it still waits.",
    description: "The same payout was answered in another tab",
  },
  gone: {
    id: "receipt.gone",
    defaultMessage: "This payout waits for nothing",
    description: "The payout that was asked about is not in the list any more",
  },
  goneText: {
    id: "receipt.gone.text",
    defaultMessage: "Your records tell how it ended.",
    description: "Under the news that a payout waits for nothing",
  },
  later: {
    id: "receipt.later",
    defaultMessage: "Later",
    description: "Button: the question is left for later",
  },
  goOn: {
    id: "receipt.goOn",
    defaultMessage: "Continue",
    description: "Button: on with the chosen answer",
  },
  back: {
    id: "receipt.back",
    defaultMessage: "Back",
    description: "Button: back to the answers",
  },
  report: {
    id: "receipt.report",
    defaultMessage: "Report as not received",
    description: "Button that sends the pictures and the answer",
  },
  close: {
    id: "receipt.close",
    defaultMessage: "Close",
    description: "Button that closes the dialog",
  },
  next: {
    id: "receipt.next",
    defaultMessage: "Next payout",
    description: "Button: on with the next payout that waits for an answer",
  },
});
