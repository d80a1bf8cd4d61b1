/** Events for the answer that is in doubt. */
export const asks = {
  "withdrawalReceipt.askedAgain": { actions: "ask" },
  "withdrawalReceipt.setAside": { actions: "setAside" },
} as const;
