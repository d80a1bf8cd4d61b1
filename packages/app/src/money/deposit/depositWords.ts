/** Words of paying in. */
export const depositWords = {
  title: "deposit.title",
  label: "deposit.label",
  method: "deposit.method",
  limits: "deposit.limits",
  fee: "deposit.fee",
  arrival: "deposit.arrival",
  youPay: "deposit.youPay",
  credited: "deposit.credited",
  confirm: "deposit.confirm",
  newWindow: "deposit.newWindow",
  what: "deposit.what",
  again: "deposit.again",
  noMethod: "deposit.noMethod",
} as const;
