export {
  WinnerBoard,
  type Win,
  type WinnerBoardProps,
} from "./WinnerBoard.tsx";
