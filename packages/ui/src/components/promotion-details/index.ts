export {
  PromotionDetails,
  type PromotionDetailsProps,
} from "./PromotionDetails.tsx";
