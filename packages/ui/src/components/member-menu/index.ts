export { MemberMenu } from "./MemberMenu.tsx";
export type { MemberMenuItem, MemberMenuProps } from "./MemberMenuList.tsx";
