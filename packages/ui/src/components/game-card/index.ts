export { GameCard, type GameCardProps } from "./GameCard.tsx";
export { GameCardSkeleton } from "./GameCardSkeleton.tsx";
