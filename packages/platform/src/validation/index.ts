export {
  atLeastAge,
  different,
  equal,
  isMobileNumber,
  length,
  mobile,
  mobileDigits,
  pattern,
  type Reason,
  type Refusal,
  required,
  type Rule,
} from "./rules.ts";
export { type Refusals, type Rules, trimmed, validate } from "./validate.ts";
