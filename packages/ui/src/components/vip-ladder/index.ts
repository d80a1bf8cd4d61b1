export {
  VipLadder,
  type VipLadderProps,
  type VipLadderRank,
} from "./VipLadder.tsx";
