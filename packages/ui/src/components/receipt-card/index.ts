export {
  ReceiptCard,
  type ReceiptCardProps,
  type ReceiptState,
} from "./ReceiptCard.tsx";
