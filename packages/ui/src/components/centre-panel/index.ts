export { CentrePanel, type CentrePanelProps } from "./CentrePanel.tsx";
export { CentrePageSkeleton } from "./CentrePageSkeleton.tsx";
export { CentreWho, type CentreWhoProps } from "./CentreWho.tsx";
export type { CentreGroup, CentreItem } from "./centreItems.ts";
