export { HelpCentre, type HelpCentreProps } from "./HelpCentre.tsx";
export type { HelpTerm } from "./types.ts";
