export { Select, type SelectProps } from "./Select.tsx";
export type { SelectOption } from "./types.ts";
