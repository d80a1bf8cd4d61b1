export {
  ContractDiff,
  type ContractChange,
  type ContractDiffProps,
  type ContractDiffRow,
} from "./ContractDiff.tsx";
