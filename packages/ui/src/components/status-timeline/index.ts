export { StatusTimeline, type StatusTimelineProps } from "./StatusTimeline.tsx";
export type { TimelineStageItem, TimelineState } from "./StatusTimeline.tsx";
