export { PatternField, type PatternFieldProps } from "./PatternField.tsx";
export {
  type FieldReason,
  type FieldRefusal,
  type PatternRule,
  refusalOf,
} from "./patternRule.ts";
export { type FieldMeaning, refusalText, ruleText } from "./patternText.ts";
export { validationWords } from "../../private/field/validationWords.ts";
