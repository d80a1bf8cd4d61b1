export { type Accounts, accountsSchema } from "./accounts.ts";
export { compare, type Difference } from "./compare.ts";
export type { Fetch } from "./exchange.ts";
export {
  type CallReport,
  type Report,
  summary,
  writeReport,
} from "./report.ts";
export { allCalls, conform, type ConformOptions } from "./run.ts";
