export {
  VendorMenu,
  type VendorMenuProps,
  type VendorMenuItem,
} from "./VendorMenu.tsx";
