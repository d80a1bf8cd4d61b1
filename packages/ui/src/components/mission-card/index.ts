export { MissionCard, type MissionCardProps } from "./MissionCard.tsx";
export { MissionCardSkeleton } from "./MissionCardSkeleton.tsx";
