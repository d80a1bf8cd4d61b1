export {
  ClassifyMenu,
  type ClassifyMenuProps,
  type ClassifyMenuItem,
} from "./ClassifyMenu.tsx";
