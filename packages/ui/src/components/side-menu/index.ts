export {
  SideMenu,
  type SideMenuItem,
  type SideMenuPart,
  type SideMenuProps,
} from "./SideMenu.tsx";
