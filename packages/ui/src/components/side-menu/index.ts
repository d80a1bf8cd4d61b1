export { SideMenu, type SideMenuProps } from "./SideMenu.tsx";
export type { SideMenuItem, SideMenuPart } from "./SideMenuSection.tsx";
