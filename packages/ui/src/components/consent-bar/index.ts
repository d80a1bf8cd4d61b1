export { ConsentBar, type ConsentBarProps } from "./ConsentBar.tsx";
