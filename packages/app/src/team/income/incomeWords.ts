/** Words of what contracts have paid. */
export const incomeWords = {
  label: "agentIncome.label",
  chart: "agentIncome.chart",
  day: "agentIncome.day",
  dividend: "agentIncome.dividend",
  daily: "agentIncome.daily",
  hourly: "agentIncome.hourly",
  realtime: "agentIncome.realtime",
  total: "agentIncome.total",
} as const;
