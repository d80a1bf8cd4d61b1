export {
  checkPhone,
  phoneDigits,
  type PhoneDigits,
  type PhoneProblem,
  type PhoneRule,
} from "./checkPhone.ts";
export { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
export type { PhoneCountry } from "./readPhone.ts";
