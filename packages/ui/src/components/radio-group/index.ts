export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export type { RadioOption } from "./RadioGroup.tsx";
