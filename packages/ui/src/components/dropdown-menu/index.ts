export { DropdownMenu, type DropdownMenuProps } from "./DropdownMenu.tsx";
export {
  DropdownMenuItem,
  type DropdownMenuItemProps,
} from "./DropdownMenuItem.tsx";
export {
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuRadioOption,
} from "./DropdownMenuRadioGroup.tsx";
export {
  DropdownMenuHeading,
  type DropdownMenuHeadingProps,
} from "./DropdownMenuHeading.tsx";
export { DropdownMenuSeparator } from "./DropdownMenuSeparator.tsx";
