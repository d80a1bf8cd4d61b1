export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export type { RadioOption } from "./types.ts";
