export { CentrePanel } from "./CentrePanel.tsx";
export type { CentrePanelProps } from "./types.ts";
export { CentrePageSkeleton } from "./CentreBody.tsx";
export { CentreWho, type CentreWhoProps } from "./CentreWho.tsx";
export type { CentreGroup, CentreItem } from "./types.ts";
