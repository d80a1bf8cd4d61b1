export const balanceMessages = {
  hide: "ui.balance.hide",
  refresh: "ui.balance.refresh",
  stale: "ui.balance.stale",
} as const;
