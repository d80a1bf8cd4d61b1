export {
  WalletList,
  type WalletListItem,
  type WalletListProps,
} from "./WalletList.tsx";
