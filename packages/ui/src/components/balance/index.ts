export { Balance, type BalanceProps } from "./Balance.tsx";
export type { BalanceReadingProps } from "./BalanceBar.tsx";
