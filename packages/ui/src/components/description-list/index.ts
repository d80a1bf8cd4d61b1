export {
  CostSummary,
  type CostLine,
  type CostSummaryProps,
} from "./CostSummary.tsx";
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from "./DescriptionList.tsx";
