export { RewardCard, type RewardCardProps } from "./RewardCard.tsx";
export { RewardCardSkeleton } from "./RewardCardSkeleton.tsx";
