export {
  GameTypeMenu,
  type GameTypeMenuProps,
  type GameTypeMenuItem,
} from "./GameTypeMenu.tsx";
