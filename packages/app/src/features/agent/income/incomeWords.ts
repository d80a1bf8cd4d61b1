import { defineMessages } from "react-intl";

/** Words of what contracts have paid. */
export const incomeWords = defineMessages({
  label: {
    id: "agentIncome.label",
    defaultMessage: "My income",
    description: "Name of the table of what contracts paid on each day",
  },
  chart: {
    id: "agentIncome.chart",
    defaultMessage: "Income per day",
    description: "Heading of the chart with a bar for each day",
  },
  day: {
    id: "agentIncome.day",
    defaultMessage: "Day",
    description: "Column: the day",
  },
  dividend: {
    id: "agentIncome.dividend",
    defaultMessage: "Dividends",
    description: "Column and figure: what dividend contracts paid",
  },
  daily: {
    id: "agentIncome.daily",
    defaultMessage: "Daily salaries",
    description: "Column and figure: what daily salary contracts paid",
  },
  hourly: {
    id: "agentIncome.hourly",
    defaultMessage: "Hourly salaries",
    description: "Column and figure: what hourly salary contracts paid",
  },
  realtime: {
    id: "agentIncome.realtime",
    defaultMessage: "Real-time salaries",
    description: "Column and figure: what real-time salary contracts paid",
  },
  total: {
    id: "agentIncome.total",
    defaultMessage: "Together",
    description: "Column and figure: what all contracts paid",
  },
});
