export {
  ImpactList,
  type ImpactItem,
  type ImpactListProps,
} from "./ImpactList.tsx";
