/** Words of what contracts have paid. */
export const paymentWords = {
  SELF: "agentPayments.scope.self",
  TEAM: "agentPayments.scope.team",
  kind_PROFIT: "agentPayments.kind.profit",
  kind_LOSS: "agentPayments.kind.loss",
  kind_unknown: "agentPayments.kind.unknown",
} as const;
