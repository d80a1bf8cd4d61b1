export { CentrePanel } from "./CentrePanel.tsx";
export type { CentrePanelProps } from "./types.ts";
export { CentrePageSkeleton } from "./CentrePageSkeleton.tsx";
export { CentreWho, type CentreWhoProps } from "./CentreWho.tsx";
export type { CentreGroup, CentreItem } from "./centreItems.ts";
