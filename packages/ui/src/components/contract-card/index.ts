export {
  ContractCard,
  type ContractCardProps,
  type ContractFact,
} from "./ContractCard.tsx";
export { ContractCardSkeleton } from "./ContractCardSkeleton.tsx";
export type { ContractKind, ContractState } from "./contractLooks.ts";
