import type { ContractType } from "@foyer/platform/calls";

/** The key of the page with the contracts of each type. */
export const contractPageKeys = {
  DIVIDEND: "agentDividendRecordCopy2",
  DAILY: "agentDailyWages2",
  HOURLY: "agentHourSalary",
  REALTIME: "agentRealtimeSalary",
} as const satisfies Readonly<Record<ContractType, string>>;
