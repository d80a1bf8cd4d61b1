/** Words of the dialog itself. */
export const dialogWords = {
  title: "receipt.title",
  checking: "receipt.checking",
  elsewhere: "receipt.elsewhere",
  gone: "receipt.gone",
  goneText: "receipt.gone.text",
  later: "receipt.later",
  goOn: "receipt.goOn",
  back: "receipt.back",
  report: "receipt.report",
  close: "receipt.close",
  next: "receipt.next",
} as const;
