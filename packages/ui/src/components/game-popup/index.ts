export { GamePopup, type GamePopupProps } from "./GamePopup.tsx";
