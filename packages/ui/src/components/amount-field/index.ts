export { AmountField, type AmountFieldProps } from "./AmountField.tsx";
export {
  checkAmount,
  sameAmount,
  type AmountProblem,
  type AmountRule,
} from "./checkAmount.ts";
export { readAmount, type AmountReading } from "./readAmount.ts";
export { writeAmount, type AmountWriting } from "./writeAmount.ts";
