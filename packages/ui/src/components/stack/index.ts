export type { Gap } from "./gap.ts";
export { Grid, type GridProps } from "./Grid.tsx";
export { Inline, type InlineProps } from "./Inline.tsx";
export { Stack, type StackProps } from "./Stack.tsx";
