export { ComboBox } from "./ComboBox.tsx";
export type { ComboBoxOption, ComboBoxProps } from "./types.ts";
