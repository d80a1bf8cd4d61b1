export { MatchCard, type MatchCardProps } from "./MatchCard.tsx";
export { MatchCardSkeleton } from "./MatchCardSkeleton.tsx";
