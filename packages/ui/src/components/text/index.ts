export { Heading, type HeadingProps } from "./Heading.tsx";
export { Text, type TextProps } from "./Text.tsx";
export type { TextTone } from "./textTone.ts";
