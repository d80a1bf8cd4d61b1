export { LotteryNumbers, type LotteryNumbersProps } from "./LotteryNumbers.tsx";
